import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchDatabaseServer } from '../measuring/database-server.ts'
import { makeRun } from '../measuring/make-run.ts'
import { type Measurement, measure } from '../measuring/measure.ts'
import { makeClient } from '../sides/client.ts'
import { startProduct } from '../sides/product.ts'
import type { Side } from '../sides/side.ts'
import { type DatabaseMake, startMySql, toSide } from '../sides/start-sides.ts'
import { grow } from './grow.ts'
import { readGrown } from './grown-reads.ts'
import { readSeedPages } from './seed-pages.ts'

export interface GrowthPlan {
  make: DatabaseMake
  /** Numbers of bookings, in addition to the seed alone. */
  sizes: readonly number[]
  only: readonly string[] | null
  rounds: number
  seconds: number
  signal: AbortSignal
}

/** Measures one product per size alternately on one database server. */
export async function benchGrowth(
  stack: AsyncDisposableStack,
  { make, sizes, only, rounds, seconds, signal }: GrowthPlan,
): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-growth-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const given = make === 'MySQL' ? await startMySql(stack, dataDir, signal) : null
  const product = await startProduct({
    dataDir: join(dataDir, 'seed'),
    database: given === null ? null : { socketPath: given, name: 'seed' },
    signal,
  })
  stack.defer(() => product.stop())
  const { socketPath } = product
  const database = await watchDatabaseServer(socketPath)
  stack.defer(() => database.close())
  const sides: Side[] = [await toSide(product, { kind: 'grown', name: 'seed' })]
  for (const bookings of sizes) {
    signal.throwIfAborted()
    console.log(`Filling ${bookings.toLocaleString('en')} bookings …`)
    const name = `grown_${bookings}`
    const grown = await startProduct({
      dataDir: join(dataDir, name),
      database: { socketPath, name },
      signal,
    })
    stack.defer(() => grown.stop())
    const side = await toSide(grown, { kind: 'grown', name: bookings.toLocaleString('en') })
    const pages = await readSeedPages(makeClient(side.baseUrl, side.token))
    const clubId = grown.sandbox.clubs.main.id
    await grow({ socketPath, database: `${name}_club`, clubId, bookings, pages })
    sides.push(side)
  }

  const measurements: Measurement[] = []
  for (const work of readGrown()) {
    if (only !== null && !only.includes(work.key)) continue
    console.log(`${work.title} …`)
    const run = makeRun(work, { database, seconds, signal })
    measurements.push(...(await measure(work, sides, { rounds, signal }, run)))
  }
  return measurements
}

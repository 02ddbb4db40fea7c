import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchDatabaseServer } from '../measuring/database-server.ts'
import { makeRun } from '../measuring/make-run.ts'
import { type Measurement, measure } from '../measuring/measure.ts'
import { startProduct } from '../sides/product.ts'
import type { Side } from '../sides/side.ts'
import { toSide } from '../sides/start-sides.ts'
import { makeVolunteerWorks } from './volunteer-works.ts'

export interface VolunteerPlan {
  /** Numbers of helpers per club. */
  helpers: readonly number[]
  only: readonly string[] | null
  rounds: number
  seconds: number
  signal: AbortSignal
}

/** Measures one product per number of helpers alternately on one database server. */
export async function benchVolunteer(
  stack: AsyncDisposableStack,
  { helpers, only, rounds, seconds, signal }: VolunteerPlan,
): Promise<Measurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-volunteer-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const helpersOf = new Map<Side, number>()
  let socketPath: string | undefined
  for (const count of helpers) {
    const name = `helpers_${count}`
    const product = await startProduct({
      dataDir: join(dataDir, name),
      signal,
      ...(socketPath === undefined ? {} : { database: { socketPath, name } }),
    })
    stack.defer(() => product.stop())
    socketPath ??= product.socketPath
    const named = { kind: 'grown', name: `${count.toLocaleString('en')} helpers` } as const
    helpersOf.set(await toSide(product, named), count)
  }
  const database = await watchDatabaseServer(socketPath ?? '')
  stack.defer(() => database.close())

  const measurements: Measurement[] = []
  for (const work of makeVolunteerWorks(helpersOf)) {
    if (only !== null && !only.includes(work.key)) continue
    signal.throwIfAborted()
    console.log(`${work.title} …`)
    const run = makeRun(work, { database, seconds, signal })
    measurements.push(...(await measure(work, [...helpersOf.keys()], { rounds, signal }, run)))
  }
  return measurements
}

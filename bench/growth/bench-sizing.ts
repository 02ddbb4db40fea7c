import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeClient } from '../sides/client.ts'
import { startProduct } from '../sides/product.ts'
import { makeSubject } from '../sides/subject.ts'
import { measureSockets } from '../stream/idle-sockets.ts'
import { aSnapshot } from '../workloads/snapshot.ts'
import { type DatabaseGauges, watchDatabaseGauges } from './database-gauges.ts'

const BOOKINGS = 20_000
const READS = 2_000
const WRITERS = 20

interface Sample extends DatabaseGauges {
  logBytes: number
}

/** Prints what a booking, a change, a read and a socket cost in bytes and flushes: the inputs of `docs/sizing.md`. */
export async function benchSizing(stack: AsyncDisposableStack, signal: AbortSignal): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-sizing-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const product = await startProduct({ dataDir, environment: { LOG_LEVEL: 'info' }, signal })
  stack.defer(() => product.stop())
  const gauges = await watchDatabaseGauges(product.socketPath)
  stack.defer(() => gauges.close())

  const client = makeClient(
    product.sandbox.base_url,
    product.sandbox.installations.full.access_token,
  )
  const { sourceIds, bookingIds } = await makeSubject(client, 'sizing')
  const put = (version: number) => (n: number) => {
    const path = `/v1/club/booking-sources/${sourceIds[n % sourceIds.length]}/bookings/b-${n}`
    return client.ask('PUT', path, aSnapshot(version, n))
  }
  const read = (n: number) =>
    client.ask('GET', `/v1/club/bookings/${bookingIds[n % bookingIds.length]}`)

  const sample = async (): Promise<Sample> => ({
    ...(await gauges.read()),
    logBytes: Buffer.byteLength(product.output()),
  })
  const phase = async (title: string, count: number, ask: (n: number) => Promise<unknown>) => {
    const before = await sample()
    await askAll(count, ask, signal)
    console.log(`${title}: ${toLine(before, await sample(), count)}`)
  }
  await phase('a new booking', BOOKINGS, put(1))
  await phase("a booking's next version", BOOKINGS, put(2))
  await phase('a read of a booking', READS, read)
  for (const { table, bytesPerRow } of await gauges.rowSizes())
    console.log(`  ${table}: ${bytesPerRow} bytes a row with its indices`)
  console.log(await measureSockets(stack, signal))
}

/** Asks for 0 to `count` over some connections at once. */
async function askAll(count: number, ask: (n: number) => Promise<unknown>, signal: AbortSignal) {
  let next = 0
  const run = async () => {
    for (let n = next++; n < count; n = next++) {
      signal.throwIfAborted()
      await ask(n)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, run))
}

function toLine(before: Sample, after: Sample, count: number): string {
  const per = (name: keyof Sample) => ((after[name] - before[name]) / count).toFixed(2)
  return [
    `${per('tableBytes')} bytes of tables`,
    `${per('redoBytes')} bytes of the redo log`,
    `${per('flushes')} flushes`,
    `${per('statements')} statements`,
    `${per('logBytes')} bytes of log lines`,
  ].join(', ')
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generate } from 'selfsigned'
import { makeLocalBus } from '../../platform/bus/bus.ts'
import { readConfig } from '../../platform/config/config.ts'
import { newUuid } from '../../platform/ids.ts'
import { makeLog } from '../../platform/log.ts'
import { startEmbeddedDatabase } from '../../sandbox/embedded-database/embedded-database.ts'
import { CLUB_DATABASE } from '../../subgraphs/club/club-database.ts'
import { makeClubWebhooks } from '../../subgraphs/club/club-webhooks.ts'
import { type Database, openDatabase } from '../../subgraphs/foundation/database/database.ts'
import { migrate } from '../../subgraphs/foundation/migrations/migrate.ts'
import { makeSecretBox } from '../../subgraphs/foundation/secrets/secret-box.ts'
import { makeSender, type Sender } from '../../subgraphs/foundation/webhooks/request.ts'
import { makeTargetGuard } from '../../subgraphs/foundation/webhooks/target-safety.ts'
import { startWebhooks } from '../../subgraphs/foundation/webhooks/webhook-jobs.ts'
import type { Round } from '../measuring/costs.ts'
import { toFigures } from '../measuring/figures.ts'
import type { Measurement } from '../measuring/measure.ts'
import { startServer } from '../sides/others.ts'
import { makeBareLoop } from './bare-loop.ts'
import { addDueDeliveries, addEndpoints, countPending } from './due-deliveries.ts'

export interface DeliveriesPlan {
  rounds: number
  /** Of each round. */
  deliveries: number
  signal: AbortSignal
}

/** Concurrent attempts of one endpoint (`webhook-jobs.ts`). */
const PER_ENDPOINT = 8
const ENDPOINTS = [1, 16]
const SECRET = 'whsec_bench'
const BODY = JSON.stringify({ id: newUuid(), filler: 'x'.repeat(400) })
const POLL_MS = 10
/** Each endpoint has its own host name; all names resolve to one receiver. */
const HOST = 'partners.com'

const policy = makeClubWebhooks({ waitsMs: [0, 60_000], publicUrl: 'https://api.club.com' })
const secretBox = makeSecretBox([Buffer.alloc(32, 1)])
const log = makeLog('warn')

/** Measures the throughput of due deliveries against a bare loop of signed POSTs to the same receiver. */
export async function benchDeliveries(
  stack: AsyncDisposableStack,
  { rounds, deliveries, signal }: DeliveriesPlan,
): Promise<Measurement[]> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    ...{ keyType: 'ec', algorithm: 'sha256' },
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: `*.${HOST}` }] }],
  })
  const receiver = await startServer('deliveries/receiver.ts', { key, cert }, signal)
  stack.defer(() => receiver.stop())
  const { port } = new URL(receiver.baseUrl)
  const database = await openOwnDatabase(stack, signal)
  const sender = makeOwnSender(cert)
  stack.defer(() => sender.close())

  const measurements: Measurement[] = []
  for (const count of ENDPOINTS) {
    const atOnce = count * PER_ENDPOINT
    console.log(`Deliveries to ${count} endpoints …`)
    const urls = Array.from({ length: count }, (_, index) => `https://r${index}.${HOST}:${port}/`)
    const endpointIds = await addEndpoints(database, { urls, secret: SECRET, secretBox })
    const { toHeaders } = policy
    const loop = makeBareLoop({ urls, ca: cert, secret: SECRET, body: BODY, toHeaders, atOnce })
    const bare: Round[] = []
    const ours: Round[] = []
    const deliverAll = async () => {
      // Idle connections close during a slow round of the loop: those of the product are opened again before it is measured.
      await addDueDeliveries(database, endpointIds, { count: 2 * atOnce, body: BODY })
      await deliver(database, sender, 2 * atOnce)
      await addDueDeliveries(database, endpointIds, { count: deliveries, body: BODY })
      return asRound(() => deliver(database, sender, deliveries))
    }
    await loop.post(deliveries)
    await deliverAll()
    for (let round = 0; round < rounds; round += 1) {
      signal.throwIfAborted()
      ours.push(await deliverAll())
      bare.push(await asRound(() => loop.post(deliveries)))
    }
    loop.close()
    measurements.push({
      key: count === 1 ? 'deliveries' : `deliveries-${count}`,
      title: `webhook deliveries, ${count === 1 ? '1 endpoint' : `${count} endpoints`}`,
      connections: atOnce,
      sides: [toFigures('Clubgate', ours), toFigures('bare loop', bare)],
    })
  }
  return measurements
}

/** Measures from the start until all outcomes are written. */
async function deliver(database: Database, sender: Sender, count: number): Promise<number[]> {
  const durationsMs: number[] = []
  const stop = startWebhooks({
    ...{ database, secretBox, policy, log, bus: makeLocalBus(), newId: newUuid },
    ...{ clock: () => new Date(), random: Math.random },
    sender: {
      // Its connections are kept for the next round, as those of the bare loop are.
      close() {},
      async send(posting) {
        const attempted = await sender.send(posting)
        if (attempted.failure !== null) throw new Error(`A delivery failed: ${attempted.failure}.`)
        durationsMs.push(attempted.durationMs)
        return attempted
      },
    },
  })
  // Counts only at the end, because the count reads all pending deliveries.
  while (durationsMs.length < count || (await countPending(database)) > 0) await pause(POLL_MS)
  await stop()
  return durationsMs
}

function makeOwnSender(ca: string): Sender {
  const resolveHost = async () => ['127.0.0.1']
  const guard = makeTargetGuard({
    ...{ allowCidrs: ['127.0.0.0/8'], resolveHost, ifUnresolved: 'refuse' },
  })
  return makeSender({ guard, ca })
}

/** Without costs per process: sender, receiver and database share the machine. */
async function asRound(work: () => Promise<number[]>): Promise<Round> {
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  const durationsMs = await work()
  const { user, system } = process.cpuUsage(cpu)
  const perSecond = (durationsMs.length * 1000) / (performance.now() - startedAt)
  const cpuMs = (user + system) / 1000
  return {
    perSecond,
    durationsMs,
    cpuMs,
    mainThreadCpuMs: Number.NaN,
    databaseCpuMs: Number.NaN,
    loadCpuMs: Number.NaN,
    statements: Number.NaN,
  }
}

async function openOwnDatabase(
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-deliveries-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const { cacheDir } = readConfig({})
  const server = await startEmbeddedDatabase({
    ...{ dataDir, cacheDir, source: 'auto', durability: 'full', signal },
    say: (line) => console.error(line),
  })
  stack.defer(() => server.stop())
  const address = { socketPath: server.socketPath, database: 'bench' }
  const database = await openDatabase({ address, ...CLUB_DATABASE, log })
  stack.defer(() => database.close())
  await migrate(database, { newId: newUuid, signal: signal })
  return database
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeLocalBus } from '../../platform/bus.ts'
import { readConfig } from '../../platform/config.ts'
import { newUuid } from '../../platform/ids.ts'
import { makeLog } from '../../platform/log.ts'
import { startEmbeddedDatabase } from '../../sandbox/embedded-database/embedded-database.ts'
import { CLUB_DATABASE } from '../../subgraphs/club/club-database.ts'
import { makeClubWebhooks } from '../../subgraphs/club/club-webhooks.ts'
import { createEndpoint } from '../../subgraphs/club/webhook-endpoints/rules.ts'
import { type Database, openDatabase } from '../../subgraphs/foundation/database.ts'
import { migrate } from '../../subgraphs/foundation/migrate.ts'
import { makeSecretBox } from '../../subgraphs/foundation/secret-box.ts'
import { tableOf } from '../../subgraphs/foundation/table.ts'
import {
  type WebhookDelivery,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../subgraphs/foundation/webhooks/entities.ts'
import { sealSecret } from '../../subgraphs/foundation/webhooks/secrets.ts'
import type { Sender } from '../../subgraphs/foundation/webhooks/sender.ts'
import { startWebhooks } from '../../subgraphs/foundation/webhooks/webhook-jobs.ts'
import { addClub, addInstallation } from '../../test/support/fixtures.ts'

const { values: options } = parseArgs({
  options: {
    deliveries: { type: 'string', default: '100000' },
    endpoints: { type: 'string', default: '100' },
    workers: { type: 'string', default: '2' },
  },
})

const ROWS = 1000
const secretBox = makeSecretBox([Buffer.alloc(32, 1)])

await using stack = new AsyncDisposableStack()
const databases = await openDatabases(stack, Number(options.workers) + 1)
const [setup, ...ofWorkers] = databases
if (!setup) throw new Error('There is no database.')
const total = Number(options.deliveries)
await fill(setup, { total, endpoints: Number(options.endpoints) })
await drain(setup, ofWorkers, total)

/** Measures how fast what is due goes out, to receivers that answer at once. */
async function drain(setup: Database, ofWorkers: Database[], total: number): Promise<void> {
  const sent = new Map<string, number>()
  let posts = 0
  const sender: Sender = {
    async send({ headers }) {
      const id = headers['service-delivery'] ?? ''
      sent.set(id, (sent.get(id) ?? 0) + 1)
      posts += 1
      return { status: 204, failure: null, durationMs: 0 }
    },
    close() {},
  }
  const startedAt = performance.now()
  const stops = ofWorkers.map((database) =>
    startWebhooks({
      database,
      sender,
      secretBox,
      bus: makeLocalBus(),
      newId: newUuid,
      policy: makeClubWebhooks([0, 60_000], 'https://api.club.com'),
      clock: () => new Date(),
      random: Math.random,
      log: makeLog('warn'),
    }),
  )
  while ((await countPending(setup)) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  const seconds = (performance.now() - startedAt) / 1000
  await Promise.all(stops.map((stop) => stop()))
  const twice = [...sent.values()].filter((times) => times > 1).length
  console.log(
    `${sent.size} of ${total} delivered by ${ofWorkers.length} workers in ${seconds.toFixed(1)} s: ` +
      `${Math.round(posts / seconds)} a second, ${twice} more than once`,
  )
}

async function countPending(database: Database): Promise<number> {
  const rows = await database.query<{ count: string }[]>(
    "SELECT COUNT(*) AS count FROM webhook_deliveries WHERE status = 'PENDING'",
  )
  return Number(rows[0]?.count)
}

async function fill(
  database: Database,
  { total, endpoints }: { total: number; endpoints: number },
): Promise<void> {
  const { club } = await addClub(database)
  const { installationId: ownerId } = await addInstallation(database, club)
  const now = new Date()
  const ids = Array.from({ length: endpoints }, () => newUuid())
  const rows = ids.map((id) => {
    const named = { id, ownerId, name: 'Desk', url: 'https://hooks.club.com/', description: null }
    const secret = sealSecret(secretBox, id, 'whsec_bench')
    const place = { organizationId: club.organizationId, clubId: club.id }
    const given = { ...named, ...place, secret, eventTypes: ['booking.created'] }
    return { ...createEndpoint(given, 0, now), followsAfter: '0' }
  })
  await tableOf(WebhookEndpointEntity).insertAll(database, rows)
  const deliveries = tableOf(WebhookDeliveryEntity)
  for (let made = 0; made < total; made += ROWS) {
    const batch = Array.from(
      { length: ROWS },
      (_, index): WebhookDelivery => ({
        id: newUuid(),
        endpointId: ids[(made + index) % ids.length] ?? '',
        eventId: newUuid(),
        eventType: 'booking.created',
        body: JSON.stringify({ id: newUuid(), filler: 'x'.repeat(400) }),
        status: 'PENDING',
        attemptCount: 0,
        isRetry: false,
        resourceId: null,
        sequence: null,
        resend: 0,
        nextAttemptAt: now,
        lease: null,
        createdAt: now,
        completedAt: null,
      }),
    )
    await deliveries.insertAll(database, batch)
  }
}

async function openDatabases(stack: AsyncDisposableStack, count: number): Promise<Database[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clubgate-bench-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const { cacheDir } = readConfig({})
  const server = await startEmbeddedDatabase({
    dataDir,
    cacheDir,
    source: 'fetch',
    durability: 'full',
    say: (line) => console.error(line),
  })
  stack.defer(() => server.stop())
  const contents = { ...CLUB_DATABASE, log: makeLog('warn') }
  const address = { socketPath: server.socketPath, database: 'bench' }
  const databases: Database[] = []
  for (let opened = 0; opened < count; opened += 1) {
    const database = await openDatabase({ address, ...contents })
    stack.defer(() => database.close())
    databases.push(database)
  }
  if (databases[0]) await migrate(databases[0], newUuid, new AbortController().signal)
  return databases
}

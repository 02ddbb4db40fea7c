import { makeVolunteer } from '../../../launch/wiring/volunteer-tier.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import { openDatabase } from '../../../subgraphs/foundation/database/database.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import { testLog } from '../log/test-log.ts'
import { TEST_WEBHOOKS } from '../webhooks/webhooks.ts'
import { syncNoInactiveClubs } from './sync-no-inactive-clubs.ts'

/** A process that does the volunteer side's work over a database of a test, from a moment on. */
const {
  DATABASE = '',
  SOCKET = '',
  SMTP_URL = '',
  STARTS_AT = '',
  INLINE_RECIPIENT_LIMIT,
} = process.env

const database = await openDatabase({
  ...VOLUNTEER_DATABASE,
  address: { socketPath: SOCKET, database: DATABASE },
  log: testLog,
})
const { subgraph, startJobs } = makeVolunteer({
  database,
  secretKeys: [Buffer.alloc(32, 7)],
  bus: makeLocalBus(),
  clock: () => new Date(Date.parse(STARTS_AT) + process.uptime() * 1000),
  webhooks: TEST_WEBHOOKS,
  mail: { form: 'SMTP', server: { url: SMTP_URL, from: 'fest@club.example' } },
  ...(INLINE_RECIPIENT_LIMIT && { inlineRecipientLimit: Number(INLINE_RECIPIENT_LIMIT) }),
  log: testLog,
})
await syncNoInactiveClubs(subgraph)
const stop = startJobs()
await syncNoInactiveClubs(subgraph)
process.once('SIGTERM', async () => {
  await stop()
  await database.close()
})

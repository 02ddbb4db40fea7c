import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toColumns, toMachineFacts } from '../../../../bench/report/columns.ts'
import { startServer } from '../../../support/database/start-server.ts'
import { readOptions } from '../read-options.ts'
import { startWebhookFollower } from './receive-webhooks.ts'
import { ride, type Storm, type StormResult } from './storm.ts'
import { STORMS } from './storms.ts'
import { startWholeServers } from './whole-servers.ts'

const { options } = readOptions('test:servers', {
  only: ['a part of the titles of the storms', ''],
  times: ['how often each happens', '6'],
})

const PLAN = {
  followers: { sockets: 10, subscriptions: 4, streams: 4 },
  writers: 8,
  settleMs: 3_000,
  times: Number(options.times),
  say: (line: string) => console.error(line),
}

/** Beyond the limits of callers, which are not the subject here. */
const UNLIMITED = {
  CLUB_RATE_LIMIT: '1000000000',
  CLUB_SOCKET_LIMIT: '1000',
  STAFF_RATE_LIMIT: '1000000000',
}

const COLUMNS = [
  'two whole servers behind a balancer',
  'acknowledged',
  'lost',
  'event gaps',
  'duplicates',
  'followers',
  'missed',
  'doubled',
  'webhooks',
  'undelivered',
  'redelivered',
  'requests',
  'failed',
  'seconds',
]

const results: StormResult[] = []
for (const storm of STORMS.filter(({ title }) => title.includes(options.only)))
  results.push(await measure(storm))
console.log(`\n${toMachineFacts('MariaDB')}\n${toColumns([COLUMNS, ...results.map(toRow)])}`)
if (!results.every(isComplete)) process.exitCode = 1

/** Servers and databases of its own for each storm. */
async function measure(storm: Storm): Promise<StormResult> {
  console.error(`${storm.title} …`)
  await using stack = new AsyncDisposableStack()
  // Sockets are in there, whose paths have to be short.
  const folder = await mkdtemp('/tmp/servers-')
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const server = await startServer(folder)
  stack.defer(() => server.stop())
  const webhooks = stack.use(await startWebhookFollower(folder))
  const { processes } = storm
  const installation = await startWholeServers({
    dataDir: join(folder, 'data'),
    socketPath: server.socketPath,
    count: 2,
    ...(processes !== undefined && { processes }),
    env: { ...UNLIMITED, ...webhooks.env },
  })
  stack.use(installation)
  const result = await ride(installation, webhooks, storm, PLAN)
  for (const [said, count] of Object.entries(result.failed)) console.error(`  ${count} × ${said}`)
  return result
}

function toRow(result: StormResult): string[] {
  const { title, acknowledged, lost, gaps, duplicates, followers, missed, doubled } = result
  const { deliveries, undelivered, redelivered, requests, failed, seconds } = result
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0)
  const figures = [acknowledged, lost, gaps, duplicates, followers, missed, doubled]
  const others = [deliveries, undelivered, redelivered, requests, failures, Math.round(seconds)]
  return [title, ...[...figures, ...others].map(String)]
}

/** Requests of a killed server fail, and a partner repeats them; nothing acknowledged may be lost. */
function isComplete({ title, ...result }: StormResult): boolean {
  const { lost, gaps, duplicates, missed, doubled, undelivered, failed } = result
  const isRolling = title.startsWith('a rolling restart')
  const failures = isRolling ? Object.keys(failed).length : 0
  return lost + gaps + duplicates + missed + doubled + undelivered + failures === 0
}

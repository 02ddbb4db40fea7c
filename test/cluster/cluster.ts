import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { toColumns, toMachineFacts } from '../../bench/report/columns.ts'
import { readConfig } from '../../platform/config.ts'
import { type Instance, spawnInstance, startInstance } from '../journeys/instance.ts'
import { makeRestClient, type RestClient } from '../journeys/rest-client.ts'
import { addressAt } from '../journeys/split-instance.ts'
import { findMySql, type MySql } from '../support/mysql/find-mysql.ts'
import { startMySqlServer } from '../support/mysql/mysql-server.ts'
import { audit } from './audit.ts'
import { FAULTS, type Fault } from './faults.ts'
import { startGroup } from './group.ts'
import { startWriters, type Writing } from './writers.ts'

const { values: options } = parseArgs({
  options: {
    /** A part of the titles of the faults to make. */
    only: { type: 'string', default: '' },
    /** How long a group waits for a member that is suspected; 5 is the server's own default. */
    expel: { type: 'string', default: '0' },
  },
})

const BEFORE_MS = 5_000
const AFTERWARDS_MS = 25_000

const COLUMNS = ['', 'acknowledged', 'lost', 'event gaps', 'duplicates', 'longest s', '500s']

const mysql: MySql = await findMySql({
  cacheDir: readConfig(process.env).cacheDir,
  say: console.error,
})
await refusesManyPrimaries()
const rows: string[][] = []
for (const fault of FAULTS.filter(({ title }) => title.includes(options.only)))
  rows.push(await measure(fault, mysql))
console.log(`\n${toMachineFacts(`MySQL ${mysql.version}`)}\n${toColumns([COLUMNS, ...rows])}`)
const isHealthy = rows.every(([, , lost, gaps, duplicates, , faults]) =>
  [lost, gaps, duplicates, faults].every((count) => count === '0'),
)
process.exitCode = isHealthy ? 0 : 1

/** A server that is set up for a group of many primaries shows what a member of one does. */
async function refusesManyPrimaries(): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const dataDir = await mkdtemp('/tmp/group-')
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const flags = [
    '--plugin-load-add=group_replication.so',
    '--loose-group-replication-single-primary-mode=OFF',
  ]
  const { cacheDir } = readConfig(process.env)
  const server = await startMySqlServer({ dataDir, cacheDir, say: console.error, flags })
  stack.defer(() => server.stop())
  const instance = spawnInstance(dataDir, { DATABASE_URL: addressAt(server.socketPath, 'many') })
  const code = await instance.exited
  console.log(`many primaries: ended with ${code}\n  ${instance.output().trim()}`)
  if (code !== 1) throw new Error('A group of many primaries was not refused.')
}

/** A group of its own for each fault, written to before, during and after it. */
async function measure(fault: Fault, mysql: MySql): Promise<string[]> {
  console.log(`${fault.title} …`)
  await using stack = new AsyncDisposableStack()
  // Sockets are in there, whose paths have to be short.
  const folder = await mkdtemp('/tmp/group-')
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const group = await startGroup(mysql, folder, { expelAfterSeconds: Number(options.expel) })
  stack.defer(() => group.stop())
  const env = { DATABASE_URL: group.url, CLUB_RATE_LIMIT: '1000000000' }
  const instance = await startInstance({ dataDir: join(folder, 'data'), env })
  stack.defer(async () => void (await instance.end('SIGTERM')))

  const token = instance.sandbox.installations['full']?.access_token ?? ''
  const partner = makeRestClient(instance.baseUrl, token)
  const writing = startWriters(await makeTarget(instance, partner))
  await pause(BEFORE_MS)
  await fault.happen(group)
  await pause(AFTERWARDS_MS)
  await writing.stop()
  return toRow(fault, writing, await audit(partner, writing.bookings))
}

async function makeTarget({ sandbox }: Instance, partner: RestClient) {
  const desk = { source_key: 'cluster', name: 'Front desk' }
  const source = await partner('POST', '/booking-sources', desk, { 'idempotency-key': 'cluster' })
  if (source.status !== 201) throw new Error(`No source: ${JSON.stringify(source.body)}`)

  const sourceId: string = source.body.data.id
  const courtName = 'c1'
  await partner('PUT', `/booking-sources/${sourceId}/court-mappings/${courtName}`, {
    court_id: sandbox.clubs.main.courts[0]?.id,
    external_court_name: 'Court 1',
  })
  return { partner, sourceId, courtName }
}

function toRow(
  { title }: Fault,
  writing: Writing,
  { acknowledged, lost, gaps, duplicates }: Awaited<ReturnType<typeof audit>>,
): string[] {
  const { answers, startedAt } = writing
  const seen = Object.groupBy(answers, ({ said }) => said)
  for (const [said, those] of Object.entries(seen)) console.log(`  ${those?.length} × ${said}`)
  const marks = [startedAt, ...answers.filter((one) => one.isAcknowledged).map(({ at }) => at)]
  const waits = marks.slice(1).map((at, index) => at - (marks[index] ?? at))
  const faults = answers.filter(({ said }) => /^5(?!03)/.test(said)).length
  const longestMs = Math.max(...waits, (answers.at(-1)?.at ?? 0) - (marks.at(-1) ?? 0))
  const counts = [acknowledged, lost, gaps, duplicates, (longestMs / 1000).toFixed(1), faults]
  return [title, ...counts.map(String)]
}

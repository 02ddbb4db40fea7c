import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toColumns, toMachineFacts } from '../../../../bench/report/columns.ts'
import { startServer } from '../../../support/database/start-server.ts'
import { startInstallation } from '../installation/installation.ts'
import { readOptions } from '../read-options.ts'
import { exchangeFronts, type RollResult, roll } from './roll.ts'

readOptions('test:rolling', {})

const PLAN = {
  followers: { sockets: 40, subscriptions: 10, streams: 10 },
  writers: 8,
  settleMs: 2_000,
  say: (line: string) => console.error(line),
}

/** Beyond the limits of callers, which are not the subject here. */
const UNLIMITED = {
  CLUB_RATE_LIMIT: '1000000000',
  CLUB_SOCKET_LIMIT: '1000',
  STAFF_RATE_LIMIT: '1000000000',
}

await using stack = new AsyncDisposableStack()
// Sockets are in there, whose paths have to be short.
const folder = await mkdtemp('/tmp/rolling-')
stack.defer(() => rm(folder, { recursive: true, force: true }))
const server = await startServer(folder)
stack.defer(() => server.stop())
const plan = { socketPath: server.socketPath, count: 2, env: UNLIMITED }

await report('two of each role, replaced one after the other', async () => {
  await using installation = await startInstallation({ ...plan, dataDir: join(folder, 'rolled') })
  return await roll(installation, PLAN)
})
await report('two facades and gateways, two edges in their place, and back', async () => {
  const start = { ...plan, dataDir: join(folder, 'exchanged'), front: 'pair' } as const
  await using installation = await startInstallation(start)
  return await exchangeFronts(installation, PLAN)
})

async function report(title: string, measure: () => Promise<RollResult>): Promise<void> {
  const result = await measure()
  console.log(toMachineFacts(title))
  console.log(toColumns(toRows(result)))
  if (!isComplete(result)) process.exitCode = 1
}

function toRows({ failed, unplannedEnds, ...figures }: RollResult): string[][] {
  const rows = Object.entries(figures).map(([name, value]) => [name, String(value)])
  const refused = Object.entries(failed).map(([said, count]) => [`failed: ${said}`, String(count)])
  const cut = unplannedEnds.map((end) => ['unplanned end', end])
  return [['', ''], ...rows, ...refused, ...cut]
}

/** Whether no client lost anything. */
function isComplete(result: RollResult): boolean {
  const { lost, gaps, duplicates, missed, doubled, failed, unplannedEnds } = result
  const faults = lost + gaps + duplicates + missed + doubled + unplannedEnds.length
  return faults === 0 && Object.keys(failed).length === 0
}

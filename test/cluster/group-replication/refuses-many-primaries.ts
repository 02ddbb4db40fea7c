import { mkdtemp, rm } from 'node:fs/promises'
import { spawnInstance } from '../../journeys/instance.ts'
import { addressAt } from '../../journeys/split-instance.ts'
import type { MySqlSearch } from '../../support/mysql/find-mysql.ts'
import { startMySqlServer } from '../../support/mysql/mysql-server.ts'

/** A server that is set up for a group of many primaries shows what a member of one does. */
export async function refusesManyPrimaries(search: MySqlSearch): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const dataDir = await mkdtemp('/tmp/group-')
  stack.defer(() => rm(dataDir, { recursive: true, force: true }))
  const flags = [
    '--plugin-load-add=group_replication.so',
    '--loose-group-replication-single-primary-mode=OFF',
  ]
  const server = await startMySqlServer({ ...search, dataDir, flags })
  stack.defer(() => server.stop())
  const instance = spawnInstance(dataDir, { DATABASE_URL: addressAt(server.socketPath, 'many') })
  const code = await instance.exited
  console.log(`many primaries: ended with ${code}\n  ${instance.output().trim()}`)
  if (code !== 1) throw new Error('A group of many primaries was not refused.')
}

import { mkdtemp, rm } from 'node:fs/promises'
import type { MySqlSearch } from '../../../../support/database/mysql/find-mysql.ts'
import { startMySqlServer } from '../../../../support/database/mysql/mysql-server.ts'
import { spawnInstance } from '../../../support/processes/instance.ts'
import { addressAt } from '../../../support/processes/split-instance.ts'

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

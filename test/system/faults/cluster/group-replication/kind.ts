import { findMySql, type MySqlSearch } from '../../../../support/database/mysql/find-mysql.ts'
import type { ClusterKind } from '../cluster-kind.ts'
import { FAULTS } from './faults.ts'
import { type Group, type GroupSettings, startGroup } from './group.ts'

/** MySQL Group Replication with one primary behind MySQL Router. */
export async function prepareGroupReplication(
  search: MySqlSearch,
  settings: GroupSettings,
): Promise<ClusterKind<Group>> {
  const mysql = await findMySql(search)
  return {
    name: 'group-replication',
    version: `MySQL ${mysql.version}`,
    faults: FAULTS,
    start: (folder) => startGroup(mysql, folder, settings),
  }
}

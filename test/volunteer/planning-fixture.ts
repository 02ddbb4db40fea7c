import { newUuid } from '../../platform/ids.ts'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { inTransaction } from '../../subgraphs/foundation/transaction.ts'
import type { Role } from '../../subgraphs/volunteer/roles/role.ts'
import { roleStore } from '../../subgraphs/volunteer/roles/store.ts'
import { LONG_AGO } from './volunteer-fixture.ts'

export function aRole(changes: Partial<Role> = {}): Role {
  return {
    id: newUuid(),
    clubId: newUuid(),
    eventId: newUuid(),
    name: 'Bar',
    description: null,
    deletedAt: null,
    publishedCount: 0,
    createdAt: LONG_AGO,
    updatedAt: LONG_AGO,
    ...changes,
  }
}

export async function addRoles(database: Database, ...roles: Role[]): Promise<Role[]> {
  await inTransaction(database, async (tx) => {
    for (const role of roles) await roleStore.add(tx, role)
  })
  return roles
}

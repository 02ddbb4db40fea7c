import type { Database } from '../../foundation/database/database.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { IdentityPrincipalEntity } from './entities.ts'
import type { IdentityPrincipal } from './identity-principal.ts'

const principals = tableOf(IdentityPrincipalEntity)

export const principalStore = {
  /** Upserts the principal and its key; a deactivated one stays deactivated. */
  async keep(database: Database, principal: IdentityPrincipal): Promise<void> {
    const { id, subject, isActive, createdAt, ...changing } = principal
    if (await principals.insertIfFree(database, principal)) return
    await principals.update(database, id, changing)
  },

  findBySubject: (database: Database, subject: string) =>
    principals.selectOne(database, 'p', 'WHERE p.subject = ?', [Buffer.from(subject)]),

  async deactivate(database: Database, subject: string): Promise<void> {
    await database.query('UPDATE identity_principals SET is_active = 0 WHERE subject = ?', [
      Buffer.from(subject),
    ])
  },
}

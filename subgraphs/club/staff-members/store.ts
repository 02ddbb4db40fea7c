import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { StaffRoleEntity } from './entities.ts'
import type { StaffRole } from './staff-role.ts'

const roles = tableOf(StaffRoleEntity)

/** A person by the issuer's subject and, where it is verified, the e-mail address. */
export interface Person {
  subject: string
  email: string | null
}

export const staffRoleStore = {
  /** Roles that are bound to the subject, and unbound ones of the address. */
  async findOf(database: Queryable, { subject, email }: Person): Promise<StaffRole[]> {
    const bound = await database.query(
      `SELECT ${roles.columns('r')} FROM staff_roles r FORCE INDEX (staff_roles_by_subject)
       WHERE r.subject = ?`,
      [Buffer.from(subject)],
    )
    if (email === null) return bound.map(roles.toRecord)

    const unbound = await database.query(
      `SELECT ${roles.columns('r')} FROM staff_roles r FORCE INDEX (staff_roles_by_email)
       WHERE r.email = ? AND r.subject IS NULL`,
      [Buffer.from(email)],
    )
    return [...bound, ...unbound].map(roles.toRecord)
  },

  /** Binds the unbound roles of the address to the subject; of two subjects the first one has them. */
  bind: (tx: Tx, { subject, email }: { subject: string; email: string }) =>
    tx.write(
      `UPDATE staff_roles FORCE INDEX (staff_roles_by_email) SET subject = ?
       WHERE email = ? AND subject IS NULL`,
      [Buffer.from(subject), Buffer.from(email)],
    ),

  /** For an erased person, whose address and subject no entry of the audit shows. */
  erase: (tx: Tx, ids: readonly string[]) =>
    tx.write(`${deleteFrom('staff_roles')} WHERE id IN (?)`, [ids]),

  async ofClubs(database: Queryable, clubIds: readonly string[]): Promise<StaffRole[]> {
    const found = await database.query(
      `SELECT ${roles.columns('r')} FROM staff_roles r FORCE INDEX (staff_roles_by_club)
       WHERE r.club_id IN (?)`,
      [clubIds],
    )
    return found.map(roles.toRecord)
  },

  async admins(database: Queryable): Promise<StaffRole[]> {
    const found = await database.query(
      `SELECT ${roles.columns('r')} FROM staff_roles r FORCE INDEX (staff_roles_by_club)
       WHERE r.club_id IS NULL`,
    )
    return found.map(roles.toRecord)
  },
}

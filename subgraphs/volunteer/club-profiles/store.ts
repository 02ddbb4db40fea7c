import type { Queryable } from '../../foundation/database.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Tx } from '../../foundation/transaction.ts'
import type { ClubProfile } from './club-profile.ts'
import { ClubProfileEntity } from './entities.ts'

const profiles = tableOf(ClubProfileEntity)

export const clubProfileStore = {
  /** Null for a club that was not synchronized yet. */
  async find(database: Queryable, clubId: string): Promise<ClubProfile | null> {
    const [row] = await database.query(
      `SELECT ${profiles.columns('p')} FROM club_profiles p WHERE p.club_id = ?`,
      [clubId],
    )
    return row === undefined ? null : profiles.toRecord(row)
  },

  async findLatest(database: Queryable): Promise<ClubProfile | null> {
    const [row] = await database.query(
      `SELECT ${profiles.columns('p')} FROM club_profiles p FORCE INDEX (club_profiles_by_update)
       ORDER BY p.updated_at DESC, p.club_id DESC LIMIT 1`,
    )
    return row === undefined ? null : profiles.toRecord(row)
  },

  /** Inserts or replaces; there must be at least one. */
  replaceAll: (tx: Tx, replaced: readonly ClubProfile[]) => profiles.replaceAll(tx, replaced),
}

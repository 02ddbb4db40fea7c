import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
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

  /**
   * Inserts or replaces, unless the stored profile is newer: a gateway that was suspended can store what
   * it read before. There must be at least one.
   */
  async replaceAll(tx: Tx, replaced: readonly ClubProfile[]): Promise<void> {
    const isNewer = 'VALUES(updated_at) >= updated_at'
    // Assigned in order: the moment that is compared comes last.
    const set = ['name', 'timezone', 'language', 'updated_at'].map(
      (column) => `${column} = IF(${isNewer}, VALUES(${column}), ${column})`,
    )
    await tx.write(
      `INSERT INTO club_profiles (club_id, name, timezone, language, updated_at)
       VALUES ${replaced.map(() => '(?, ?, ?, ?, ?)').join(', ')}
       ON DUPLICATE KEY UPDATE ${set.join(', ')}`,
      replaced.flatMap(({ clubId, name, timezone, language, updatedAt }) => [
        ...[clubId, name, timezone, language, updatedAt],
      ]),
    )
  },
}

import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { ClubProfile } from './club-profile.ts'
import { ClubProfileEntity } from './entities.ts'

const profiles = tableOf(ClubProfileEntity)

export const clubProfileStore = {
  /** Returns null for a club that has not been synchronized yet. */
  find: (database: Queryable, clubId: string) =>
    profiles.selectOne(database, 'p', 'WHERE p.club_id = ?', [clubId]),

  findLatest: (database: Queryable) =>
    profiles.selectOne(
      database,
      'p',
      `FORCE INDEX (club_profiles_by_update)
       ORDER BY p.updated_at DESC, p.club_id DESC LIMIT 1`,
      [],
    ),

  /**
   * Inserts or replaces rows unless the stored profile is newer, because a suspended gateway can
   * write what it read long ago. `replaced` must not be empty.
   */
  async replaceAll(tx: Tx, replaced: readonly ClubProfile[]): Promise<void> {
    const isNewer = 'VALUES(updated_at) >= updated_at'
    // MySQL assigns in order, so the timestamp that the others are compared with comes last.
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

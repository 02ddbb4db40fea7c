import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { InactiveClubEntity } from './entities.ts'

const inactiveClubs = tableOf(InactiveClubEntity)

export const inactiveClubStore = {
  async findAll(database: Queryable): Promise<ReadonlySet<string>> {
    const rows = await database.query(`SELECT ${inactiveClubs.columns('i')} FROM inactive_clubs i`)
    return toClubIds(rows.map(inactiveClubs.toRecord))
  },

  async findOf(database: Queryable, clubIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (clubIds.length === 0) return new Set()

    const rows = await database.query(
      `SELECT ${inactiveClubs.columns('i')} FROM inactive_clubs i FORCE INDEX (PRIMARY)
       WHERE i.club_id IN (?)`,
      [clubIds],
    )
    return toClubIds(rows.map(inactiveClubs.toRecord))
  },

  /** Skips clubs that are already stored, because several gateways may sync the same change. */
  async add(tx: Tx, clubIds: readonly string[]): Promise<void> {
    if (clubIds.length === 0) return
    await inactiveClubs.replaceAll(
      tx,
      clubIds.map((clubId) => ({ clubId })),
    )
  },

  async remove(tx: Tx, clubIds: readonly string[]): Promise<void> {
    if (clubIds.length === 0) return
    await tx.query(`${deleteFrom('inactive_clubs')} WHERE club_id IN (?)`, [clubIds])
  },
}

function toClubIds(clubs: readonly { clubId: string }[]): ReadonlySet<string> {
  return new Set(clubs.map(({ clubId }) => clubId))
}

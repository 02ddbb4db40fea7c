import type { Database, Queryable } from '../../foundation/database.ts'
import { tableOf } from '../../foundation/table.ts'
import type { Tenancy } from '../../foundation/tenancy.ts'
import { inTransaction } from '../../foundation/transaction.ts'
import { HelperEntity } from './entities.ts'
import type { Helper } from './helper.ts'
import { listHelpers, toHelperRecord } from './helper-list-store.ts'
import { toSearchText } from './rules.ts'
import { searchStore } from './search-store.ts'

const helpers = tableOf(HelperEntity)

export const helperStore = {
  list: listHelpers,

  async findAll(database: Queryable, tenancy: Tenancy, ids: readonly string[]): Promise<Helper[]> {
    const rows = await database.query(
      `SELECT ${helpers.columns('h')} FROM helpers h FORCE INDEX (PRIMARY)
       WHERE h.id IN (?) AND ${tenancy.condition('h.club_id')}`,
      [ids, ...tenancy.params],
    )
    return rows.map(toHelperRecord)
  },

  /** Writes them with what they are found by; there must be at least one. */
  addAll: (database: Database, added: readonly Helper[]) =>
    inTransaction(database, async (tx) => {
      await helpers.insertAll(
        tx,
        added.map((helper) => ({ ...helper, searchText: toSearchText(helper) })),
      )
      await searchStore.addAll(tx, added)
    }),
}

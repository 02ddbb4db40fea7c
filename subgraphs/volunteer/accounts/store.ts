import type { Queryable } from '../../foundation/database/database.ts'
import { retryIfDuplicate, type Tx } from '../../foundation/database/transaction.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Account } from './account.ts'
import { AccountEntity } from './entities.ts'

const accounts = tableOf(AccountEntity)

export const accountStore = {
  async findAll(database: Queryable, clubIds: readonly string[]): Promise<Account[]> {
    const rows = await database.query(
      `SELECT ${accounts.columns('a')} FROM accounts a FORCE INDEX (PRIMARY) WHERE a.club_id IN (?)`,
      [clubIds],
    )
    return rows.map(accounts.toRecord)
  },

  /**
   * Locks the club's account until the transaction ends, so that two requests cannot both take the
   * last event of the plan. Inserts the given account if the club has none.
   */
  async lock(tx: Tx, fresh: Account): Promise<Account> {
    const [row] = await tx.query(
      `SELECT ${accounts.columns('a')} FROM accounts a WHERE a.club_id = ? FOR UPDATE`,
      [fresh.clubId],
    )
    if (row !== undefined) return accounts.toRecord(row)

    // If a concurrent request has inserted it, the retried transaction finds that row.
    await accounts.insert(tx, fresh, retryIfDuplicate)
    return fresh
  },

  replace: (tx: Tx, { clubId, createdAt, ...changing }: Account) =>
    accounts.update(tx, clubId, changing),
}

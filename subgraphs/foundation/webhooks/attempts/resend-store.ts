import type { Caller } from '../../../../platform/caller.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { Tx } from '../../database/transaction.ts'
import { deleteFrom } from '../../query/delete-from.ts'
import { tableOf } from '../../query/table.ts'
import { placesOfKeys } from './attempt-rows.ts'
import { type Resender, type WebhookResend, WebhookResendEntity } from './entities.ts'

const resends = tableOf(WebhookResendEntity)

/** Rows of one statement. */
const ROWS = 200

export const resendStore = {
  /** Names who asked for the next attempt of each delivery that was just made due; a later one replaces an earlier. */
  async addAll(tx: Tx, ids: readonly string[], by: Resender, now: Date): Promise<void> {
    const due = await tx.query<{ id: string; attemptCount: number }[]>(
      `SELECT d.id, d.attempt_count AS attemptCount
       FROM webhook_deliveries d FORCE INDEX (PRIMARY)
       WHERE d.id IN (?) AND d.next_attempt_at = ? AND d.lease IS NULL`,
      [ids, now],
    )
    const rows = due.map(({ id, attemptCount }): WebhookResend => {
      return { deliveryId: id, number: attemptCount + 1, resentAt: now, ...by }
    })
    for (let from = 0; from < rows.length; from += ROWS)
      await resends.replaceAll(tx, rows.slice(from, from + ROWS))
  },

  /** Of attempts, by `attemptKeyOf`. */
  async ofAttempts(database: Queryable, keys: readonly string[]) {
    const { deliveryIds, numbers } = placesOfKeys(keys)
    const rows = await database.query(
      `SELECT ${resends.columns('r')} FROM webhook_resends r FORCE INDEX (PRIMARY)
       WHERE r.delivery_id IN (?) AND r.number IN (?)`,
      [deliveryIds, numbers],
    )
    return rows.map(resends.toRecord)
  },

  async purge(database: Database, deliveryIds: readonly string[]): Promise<void> {
    await database.query(`${deleteFrom('webhook_resends')} WHERE delivery_id IN (?)`, [deliveryIds])
  },
}

export function resenderOf(caller: Caller): Resender {
  if (caller.kind !== 'staff') return { resentBy: null, resentByName: null }
  return { resentBy: caller.subject, resentByName: caller.name ?? null }
}

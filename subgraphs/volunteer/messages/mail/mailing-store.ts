import type { Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Message, Recipient } from '../message.ts'
import type { PendingMail } from './mail.ts'

export const mailingStore = {
  /** Recipients with pending mails, oldest attempt first; erased helpers have no address. */
  async readPending(
    tx: Tx,
    { id: messageId, eventId }: Pick<Message, 'id' | 'eventId'>,
    limit: number,
  ): Promise<PendingMail[]> {
    return tx.query<PendingMail[]>(
      `SELECT r.id AS recipientId, r.helper_id AS helperId, r.attempt_count AS attemptCount,
         r.updated_at AS updatedAt, h.email, h.first_name AS firstName, h.last_name AS lastName,
         h.mail AS preference, h.language, a.id AS accessId, a.link_generation AS linkGeneration
       FROM message_recipients r FORCE INDEX (message_recipients_by_update)
       LEFT JOIN helpers h FORCE INDEX (PRIMARY) ON h.id = r.helper_id
       LEFT JOIN event_accesses a FORCE INDEX (event_accesses_by_helper)
         ON a.helper_id = r.helper_id AND a.event_id = ? AND a.is_revoked = 0
       WHERE r.message_id = ? AND r.outcome = 'PENDING'
       ORDER BY r.updated_at, r.helper_id LIMIT ?`,
      [eventId, messageId, limit],
    )
  },

  /**
   * Counted before the mail is sent, so that an attempt counts even if the process dies during it.
   */
  async countAttempts(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return
    await tx.write(
      `UPDATE message_recipients FORCE INDEX (PRIMARY)
       SET attempt_count = attempt_count + 1, updated_at = ? WHERE id IN (?)`,
      [now, ids],
    )
  },

  /** For mails that were prepared but not sent. */
  async uncountAttempt(database: Queryable, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await database.query(
      `UPDATE message_recipients FORCE INDEX (PRIMARY) SET attempt_count = attempt_count - 1
       WHERE id IN (?) AND attempt_count > 0 AND outcome = 'PENDING'`,
      [ids],
    )
  },

  async note(
    database: Queryable,
    ids: readonly string[],
    outcome: Recipient['outcome'],
    now: Date,
  ): Promise<void> {
    if (ids.length === 0) return
    await database.query(
      `UPDATE message_recipients FORCE INDEX (PRIMARY) SET outcome = ?, updated_at = ?
       WHERE id IN (?) AND outcome = 'PENDING'`,
      [outcome, now, ids],
    )
  },

  /** Updates up to `limit` pending recipients; returns their number. */
  async setPendingOutcomes(
    database: Queryable,
    messageId: string,
    update: { outcome: Recipient['outcome']; now: Date; limit: number },
  ): Promise<number> {
    const { affectedRows } = await database.query<{ affectedRows: number }>(
      `UPDATE message_recipients FORCE INDEX (message_recipients_by_update)
       SET outcome = ?, updated_at = ?
       WHERE message_id = ? AND outcome = 'PENDING' ORDER BY updated_at, helper_id LIMIT ?`,
      [update.outcome, update.now, messageId, update.limit],
    )
    return affectedRows
  },
}

import type { Queryable } from '../../../foundation/database/database.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Message, Recipient } from '../message.ts'
import type { PendingMail } from './mail.ts'

export const mailingStore = {
  /** Those whose mail waits, who waited longest first; who is erased has no address any more. */
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

  /** Counted before it goes out: a process that dies meanwhile has tried. */
  async countAttempt(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return
    await tx.write(
      `UPDATE message_recipients FORCE INDEX (PRIMARY)
       SET attempt_count = attempt_count + 1, updated_at = ? WHERE id IN (?)`,
      [now, ids],
    )
  },

  /** Of mails that the server was not asked to take after all. */
  async takeBackAttempt(database: Queryable, ids: readonly string[]): Promise<void> {
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

  /** Of so many whose mail waits; answers how many there were. */
  async noteSome(
    database: Queryable,
    messageId: string,
    noted: { outcome: Recipient['outcome']; now: Date; limit: number },
  ): Promise<number> {
    const { affectedRows } = await database.query<{ affectedRows: number }>(
      `UPDATE message_recipients FORCE INDEX (message_recipients_by_update)
       SET outcome = ?, updated_at = ?
       WHERE message_id = ? AND outcome = 'PENDING' ORDER BY updated_at, helper_id LIMIT ?`,
      [noted.outcome, noted.now, messageId, noted.limit],
    )
    return affectedRows
  },
}

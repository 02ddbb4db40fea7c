import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { MESSAGE_KINDS, MESSAGE_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { resourceTable, type Since, withDeletion } from '../event-resources/resource-table.ts'
import type { CountedList } from '../records/counted-page.ts'
import { MessageEntity, type StoredMessage } from './entities.ts'
import type { Message } from './message.ts'
import type { RecipientProgress } from './rules.ts'

const REPLACED_AT_ONCE = 50

const messages = resourceTable<Message, StoredMessage>(MessageEntity, {
  hidden: ['isDeleted'],
  toStored: withDeletion,
  fixed: ['kind', 'createdBy'],
  ofEvent: { index: 'messages_by_creation' },
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

export interface MessageConditions extends Since {
  eventId: string
  kind: Message['kind'] | null
  status: Message['status'] | null
}

export const messageStore = {
  ...messages,

  list(pages: Pages, { eventId, kind, status, ...since }: MessageConditions): CountedList<Message> {
    const spread = { kind: MESSAGE_KINDS, status: MESSAGE_STATUSES }
    return messages.list(pages, { equal: { eventId, kind, status }, spread }, since)
  },

  /**
   * Locks the message after its work item, as the sender does, so that it is not sent while it
   * changes.
   */
  async lockWithItem(tx: Tx, tenancy: Tenancy, id: string): Promise<Message | null> {
    await tx.query('SELECT w.id FROM work_items w WHERE w.id = ? FOR UPDATE', [id])
    return messages.lock(tx, tenancy, id)
  },

  /**
   * Locks the scheduled messages of a locked event in the order of ids; the ids are read without
   * locks.
   */
  async lockScheduled(tx: Tx, eventId: string): Promise<Message[]> {
    const known = await findScheduled(tx, eventId, Number.MAX_SAFE_INTEGER)
    if (known.length === 0) return []

    const rows = await tx.query(
      `SELECT ${messages.columns} FROM messages t FORCE INDEX (PRIMARY)
       WHERE t.id IN (?) AND t.is_deleted = FALSE AND t.status = 'SCHEDULED'
       ORDER BY t.id FOR UPDATE`,
      [known.map(({ id }) => id)],
    )
    return rows.map(messages.toRecord)
  },

  /** In small batches, because each message may be long. */
  async replaceAll(tx: Tx, changed: readonly Message[]): Promise<void> {
    for (let at = 0; at < changed.length; at += REPLACED_AT_ONCE)
      await messages.table.replaceAll(
        tx,
        changed.slice(at, at + REPLACED_AT_ONCE).map(withDeletion),
      )
  },

  /** Whether an event has reached its limit of scheduled messages. */
  async isScheduledLimitReached(tx: Tx, eventId: string): Promise<boolean> {
    const { scheduled: most } = VOLUNTEER_LIMITS.message
    return (await findScheduled(tx, eventId, most)).length >= most
  },

  /** Stores the progress of a large message. */
  setProgress: (tx: Tx, id: string, { recipientCount, writtenUpTo }: RecipientProgress) =>
    messages.table.update(tx, id, { recipientCount, writtenUpTo }),

  /**
   * Deletes messages that are too old for any list of deletions, with their recipients; returns the
   * number of rows.
   */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const [oldest] = await database.query<{ id: string }[]>(
      `SELECT m.id, m.club_id FROM messages m FORCE INDEX (messages_by_deletion)
       WHERE m.deleted_at < ? ORDER BY m.deleted_at LIMIT 1`,
      [deletedBefore],
    )
    if (oldest === undefined) return 0

    const { affectedRows } = await database.query<{ affectedRows: number }>(
      `${deleteFrom('message_recipients', 'message_recipients_by_helper')}
       WHERE message_id = ? ORDER BY message_id, helper_id LIMIT ?`,
      [oldest.id, limit],
    )
    if (affectedRows < limit) await database.query('DELETE FROM messages WHERE id = ?', [oldest.id])
    return limit
  },
}

export const MESSAGE = {
  name: 'message',
  scopes: 'messages',
  findAll: messages.findAll,
} as const

const SCHEDULED = `(SELECT m.id FROM messages m FORCE INDEX (messages_by_creation)
  WHERE m.event_id = ? AND m.is_deleted = FALSE AND m.kind = ? AND m.status = 'SCHEDULED' LIMIT ?)`

/** One query per kind: for a list of kinds, MySQL reads all messages of the event. */
function findScheduled(tx: Tx, eventId: string, limit: number): Promise<{ id: string }[]> {
  return tx.query<{ id: string }[]>(
    MESSAGE_KINDS.map(() => SCHEDULED).join(' UNION ALL '),
    MESSAGE_KINDS.flatMap((kind) => [eventId, kind, limit]),
  )
}

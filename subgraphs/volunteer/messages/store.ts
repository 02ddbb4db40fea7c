import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { MESSAGE_KINDS, MESSAGE_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { deleteAllOfEvent } from '../event-resources/delete-all-of-event.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { isTold } from '../records/optimistic-lock.ts'
import { MessageEntity, type StoredMessage } from './entities.ts'
import type { Message } from './message.ts'
import type { Reached } from './rules.ts'

const REPLACED_AT_ONCE = 50

const messages = tableOf(MessageEntity)

const shown = messages.without('isDeleted')

const LIST = { alias: 'm', columns: shown.columns('m') }

const NEWEST_FIRST = pagedList(MessageEntity, {
  ...LIST,
  order: ['createdAt', 'id'],
  direction: 'DESC',
})

/** What changed since a moment, in the order in which it changed: no message is read that did not. */
const BY_UPDATE = pagedList(MessageEntity, { ...LIST, order: ['updatedAt', 'id'] })

const DELETED_WITH_EVENT = { table: 'messages', index: 'messages_by_creation' }

export interface MessageConditions {
  eventId: string
  kind: Message['kind'] | null
  status: Message['status'] | null
  updatedSince: Date | null
  /** Null for those that are not deleted alone. */
  deletedSince: Date | null
}

export const messageStore = {
  async find(database: Queryable, tenancy: Tenancy, id: string): Promise<Message | null> {
    const [message = null] = await messageStore.findAll(database, tenancy, [id])
    return message
  },

  async findAll(database: Queryable, tenancy: Tenancy, ids: readonly string[]): Promise<Message[]> {
    const rows = await database.query(
      `SELECT ${shown.columns('m')} FROM messages m FORCE INDEX (PRIMARY)
       WHERE m.id IN (?) AND ${tenancy.condition('m.club_id')} AND m.is_deleted = FALSE`,
      [ids, ...tenancy.params],
    )
    return rows.map(shown.toRecord)
  },

  list(
    pages: Pages,
    { eventId, kind, status, updatedSince, deletedSince }: MessageConditions,
  ): CountedList<Message> {
    const rows: RowsOfList<StoredMessage> = {
      equal: { eventId, kind, status, isDeleted: deletedSince === null ? false : null },
      spread: { isDeleted: [false, true], kind: MESSAGE_KINDS, status: MESSAGE_STATUSES },
      also: [
        updatedSince && { sql: 'm.updated_at >= ?', params: [updatedSince] },
        isTold('m', deletedSince),
      ],
    }
    const list = updatedSince === null ? NEWEST_FIRST : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: shown.toRecord })
  },

  /** Holds the message's row until the transaction ends, so that no change is lost. */
  async lock(tx: Tx, tenancy: Tenancy, id: string): Promise<Message | null> {
    const [row] = await tx.query(
      `SELECT ${shown.columns('m')} FROM messages m
       WHERE m.id = ? AND ${tenancy.condition('m.club_id')} AND m.is_deleted = FALSE FOR UPDATE`,
      [id, ...tenancy.params],
    )
    return row === undefined ? null : shown.toRecord(row)
  },

  /**
   * The same, behind its place in the queue, which whoever sends it holds first: nobody sends it while it is
   * changed.
   */
  async lockWithItem(tx: Tx, tenancy: Tenancy, id: string): Promise<Message | null> {
    await tx.query('SELECT w.id FROM work_items w WHERE w.id = ? FOR UPDATE', [id])
    return messageStore.lock(tx, tenancy, id)
  },

  /** Locks the scheduled messages of a locked event; they are looked up without a lock, and locked in the order of ids. */
  async lockScheduled(tx: Tx, eventId: string): Promise<Message[]> {
    const known = await findScheduled(tx, eventId, Number.MAX_SAFE_INTEGER)
    if (known.length === 0) return []

    const rows = await tx.query(
      `SELECT ${shown.columns('m')} FROM messages m FORCE INDEX (PRIMARY)
       WHERE m.id IN (?) AND m.is_deleted = FALSE AND m.status = 'SCHEDULED'
       ORDER BY m.id FOR UPDATE`,
      [known.map(({ id }) => id)],
    )
    return rows.map(shown.toRecord)
  },

  add: (tx: Tx, message: Message) => messages.insert(tx, toStored(message)),

  replace(tx: Tx, message: Message) {
    const { id, clubId, eventId, kind, createdBy, createdAt, ...changing } = toStored(message)
    return messages.update(tx, id, changing)
  },

  /** A few by each statement: each may be long. */
  async replaceAll(tx: Tx, changed: readonly Message[]): Promise<void> {
    for (let at = 0; at < changed.length; at += REPLACED_AT_ONCE)
      await messages.replaceAll(tx, changed.slice(at, at + REPLACED_AT_ONCE).map(toStored))
  },

  /** Whether an event has as many scheduled messages as it may have. */
  async hasMostScheduled(tx: Tx, eventId: string): Promise<boolean> {
    const { scheduled: most } = VOLUNTEER_LIMITS.message
    return (await findScheduled(tx, eventId, most)).length >= most
  },

  /** How far the recipients of a large one are written down. */
  noteReached: (tx: Tx, id: string, { recipientCount, writtenUpTo }: Reached) =>
    messages.update(tx, id, { recipientCount, writtenUpTo }),

  /** Those that go away with their event. */
  deleteAllOf: (tx: Tx, eventId: string, deletedAt: Date): Promise<void> =>
    deleteAllOfEvent(tx, DELETED_WITH_EVENT, eventId, deletedAt),

  /** Forgets those that no list tells of any more, with their recipients; answers how many rows there were. */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const [oldest] = await database.query<{ id: string }[]>(
      `SELECT m.id, m.club_id FROM messages m FORCE INDEX (messages_by_deletion)
       WHERE m.deleted_at < ? ORDER BY m.deleted_at LIMIT 1`,
      [deletedBefore],
    )
    if (oldest === undefined) return 0

    const { affectedRows } = await database.query<{ affectedRows: number }>(
      'DELETE FROM message_recipients WHERE message_id = ? ORDER BY message_id, helper_id LIMIT ?',
      [oldest.id, limit],
    )
    if (affectedRows < limit) await database.query('DELETE FROM messages WHERE id = ?', [oldest.id])
    return limit
  },
}

export const MESSAGE = {
  name: 'message',
  scopes: 'messages',
  findAll: messageStore.findAll,
} as const

const SCHEDULED = `(SELECT m.id FROM messages m FORCE INDEX (messages_by_creation)
  WHERE m.event_id = ? AND m.is_deleted = FALSE AND m.kind = ? AND m.status = 'SCHEDULED' LIMIT ?)`

/** Of each kind up to so many. One kind at a time: of a list of kinds, MySQL reads all messages of the event. */
function findScheduled(tx: Tx, eventId: string, limit: number): Promise<{ id: string }[]> {
  return tx.query<{ id: string }[]>(
    MESSAGE_KINDS.map(() => SCHEDULED).join(' UNION ALL '),
    MESSAGE_KINDS.flatMap((kind) => [eventId, kind, limit]),
  )
}

function toStored(message: Message): StoredMessage {
  return { ...message, isDeleted: message.deletedAt !== null }
}

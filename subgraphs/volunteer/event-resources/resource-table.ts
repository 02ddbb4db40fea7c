import type { EntitySchema } from 'typeorm'
import type { Queryable } from '../../foundation/database/database.ts'
import type { ToFault } from '../../foundation/database/send-statements.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { type ListSetup, pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { count, flag, moment, nullable, primary, uuid } from '../../foundation/query/columns.ts'
import { type RowLock, type Selection, tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { isListed } from '../records/deletion-period.ts'
import { deleteAllOfEvent } from './delete-all-of-event.ts'

/** The fields of every record that belongs to an event and is deleted with it. */
export interface ResourceRecord {
  id: string
  clubId: string
  eventId: string
  /** Reads skip a deleted record; lists with deletions include it for a while. */
  deletedAt: Date | null
  /** Number of events published about the record. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

export interface StoredResource extends ResourceRecord {
  /** Whether `deletedAt` is set, as a column for indexes. */
  isDeleted: boolean
}

export const RESOURCE_COLUMNS = {
  id: primary(uuid('id')),
  clubId: uuid('club_id'),
  eventId: uuid('event_id'),
  deletedAt: nullable(moment('deleted_at')),
  isDeleted: flag('is_deleted'),
  publishedCount: count('published_count'),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
}

interface ResourceSetup<T, Stored> extends Pick<ListSetup<Stored>, 'order' | 'direction'> {
  /** Columns that records do not show. */
  hidden: readonly Exclude<keyof Stored, keyof T>[]
  toStored(record: T): Stored
  /** Fields that no update changes, besides ids and `createdAt`. */
  fixed?: readonly (keyof T)[]
  toFault?: ToFault
  /** How the rows of a deleted event are deleted: an index that begins with the event and `isDeleted`. */
  ofEvent: { index: string; also?: string }
}

/** Bounds of a list of records. */
export interface Since {
  updatedSince: Date | null
  /** Null lists no deleted records. */
  deletedSince: Date | null
}

/** Statements that the tables of all resources of an event share. */
export function resourceTable<T extends ResourceRecord, Stored extends T & StoredResource>(
  entity: EntitySchema<Stored>,
  { hidden, toStored, fixed = [], toFault, ofEvent, order, direction }: ResourceSetup<T, Stored>,
) {
  const table = tableOf(entity)
  // A shown row has all columns but the hidden ones, and those are all that T lacks.
  const shown = table.without<keyof Stored>(...hidden) as unknown as Selection<T & Partial<Stored>>
  const columns = shown.columns('t')
  const { toRecord } = shown
  const setup = { alias: 't', columns }
  const usual = pagedList(entity, { ...setup, order, direction })
  const byUpdate = pagedList(entity, { ...setup, order: ['updatedAt', 'id'] })
  const unchanging = new Set<PropertyKey>(['id', 'clubId', 'eventId', 'createdAt', ...fixed])
  const findAll = async (
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<T[]> => {
    const rows = await database.query(
      `SELECT ${columns} FROM ${table.name} t FORCE INDEX (PRIMARY)
       WHERE t.id IN (?) AND ${tenancy.condition('t.club_id')} AND t.is_deleted = FALSE`,
      [ids, ...tenancy.params],
    )
    return rows.map(toRecord)
  }

  return {
    table,
    columns,
    toRecord,
    findAll,

    async find(database: Queryable, tenancy: Tenancy, id: string): Promise<T | null> {
      const [record = null] = await findAll(database, tenancy, [id])
      return record
    },

    /** One page of records in the usual order; those of a period in the order of their updates. */
    list(
      pages: Pages,
      { equal, spread, also = [] }: RowsOfList<Stored>,
      { updatedSince, deletedSince }: Since,
    ): CountedList<T> {
      const isDeleted = deletedSince === null ? false : null
      // The type parameter hides that every stored resource has these columns.
      const rows = {
        equal: { ...equal, isDeleted },
        spread: { ...spread, isDeleted: [false, true] },
        also: [
          ...also,
          updatedSince && { sql: 't.updated_at >= ?', params: [updatedSince] },
          isListed('t', deletedSince),
        ],
      } as RowsOfList<Stored>
      return toCountedList(pages, {
        list: updatedSince === null ? usual : byUpdate,
        rows,
        toRecord,
      })
    },

    /** Locks the row until the transaction ends; exclusively by default, so that no update is lost. */
    lock: (tx: Tx, tenancy: Tenancy, id: string, lock: RowLock = 'FOR UPDATE'): Promise<T | null> =>
      shown.selectOne(
        tx,
        't',
        `WHERE t.id = ? AND ${tenancy.condition('t.club_id')} AND t.is_deleted = FALSE ${lock}`,
        [id, ...tenancy.params],
      ),

    /** Locks the event's records of these ids, in the order of ids, as every transaction does. */
    async lockAllOf(
      tx: Tx,
      eventId: string,
      ids: readonly string[],
      lock: RowLock = 'FOR UPDATE',
    ): Promise<T[]> {
      if (ids.length === 0) return []
      const rows = await tx.query(
        `SELECT ${columns} FROM ${table.name} t FORCE INDEX (PRIMARY)
         WHERE t.id IN (?) AND t.event_id = ? AND t.is_deleted = FALSE ORDER BY t.id ${lock}`,
        [ids, eventId],
      )
      return rows.map(toRecord)
    },

    add: (tx: Tx, record: T) => table.insert(tx, toStored(record), toFault),

    replace(tx: Tx, record: T): Promise<void> {
      const changing = Object.entries(toStored(record)).filter(([name]) => !unchanging.has(name))
      return table.update(tx, record.id, Object.fromEntries(changing) as Partial<Stored>, toFault)
    },

    deleteAllOf: (tx: Tx, eventId: string, deletedAt: Date): Promise<void> =>
      deleteAllOfEvent(tx, { table, ...ofEvent }, eventId, deletedAt),
  }
}

/** A record of a kind without columns of its own besides those shown. */
export function withDeletion<T extends ResourceRecord>(record: T): T & { isDeleted: boolean } {
  return { ...record, isDeleted: record.deletedAt !== null }
}

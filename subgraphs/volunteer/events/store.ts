import { VOLUNTEER_EVENT_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { ABSENT } from '../../foundation/lists/list-index.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { keywordList } from '../../foundation/query/conditions.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'
import { VolunteerEventEntity } from './entities.ts'
import { LIMITED_STATUSES } from './event-limit-rules.ts'
import type { VolunteerEvent } from './volunteer-event.ts'

const events = tableOf(VolunteerEventEntity)

const BY_START = pagedList(VolunteerEventEntity, { alias: 'e', order: ['startDate', 'id'] })

/** For `updatedSince`: reads only changed events, in the order of their changes. */
const BY_UPDATE = pagedList(VolunteerEventEntity, { alias: 'e', order: ['updatedAt', 'id'] })

export interface EventFilter {
  clubId: string
  status: VolunteerEvent['status'] | null
  updatedSince: Date | null
  /** Null excludes deleted events. */
  deletedSince: Date | null
}

export interface NamedEvents {
  ids: readonly string[]
  externalIds: readonly string[]
}

export interface WrittenEvents {
  /** Ids of events that give up an external id, which another event may take. */
  renamed: readonly string[]
  changed: readonly VolunteerEvent[]
  added: readonly VolunteerEvent[]
}

/** SQL condition that the event of the row under this alias is not deleted. */
export const isOfEvent = (alias: string): string =>
  `EXISTS (SELECT 1 FROM events e FORCE INDEX (PRIMARY)
    WHERE e.id = ${alias}.event_id AND e.deleted_at IS NULL)`

/**
 * The same condition for long lists: MySQL may turn EXISTS into a join that starts with all events.
 */
export const isOfEventOfList = (alias: string): string =>
  `COALESCE((SELECT 1 FROM events e FORCE INDEX (PRIMARY)
    WHERE e.id = ${alias}.event_id AND e.deleted_at IS NULL), 0)`

const selectEvent = (
  database: Queryable,
  { condition, params }: Tenancy,
  id: string,
  lock: '' | 'FOR UPDATE' | 'LOCK IN SHARE MODE' = '',
) =>
  events.selectOne(
    database,
    'e',
    `WHERE e.id = ? AND ${condition('e.club_id')} AND e.deleted_at IS NULL ${lock}`,
    [id, ...params],
  )

export const volunteerEventStore = {
  find: (database: Queryable, tenancy: Tenancy, id: string) => selectEvent(database, tenancy, id),

  findAll(
    database: Queryable,
    { condition, params }: Tenancy,
    ids: readonly string[],
  ): Promise<VolunteerEvent[]> {
    const isVisible = (alias: string) =>
      `${condition(`${alias}.club_id`)} AND ${alias}.deleted_at IS NULL`
    return events.findAll(database, ids, { condition: isVisible, params })
  },

  list(
    pages: Pages,
    { clubId, status, updatedSince, deletedSince }: EventFilter,
  ): CountedList<VolunteerEvent> {
    const rows: RowsOfList<VolunteerEvent> = {
      equal: { clubId, status, deletedAt: deletedSince === null ? ABSENT : null },
      spread: { status: VOLUNTEER_EVENT_STATUSES },
      also: [
        updatedSince && { sql: 'e.updated_at >= ?', params: [updatedSince] },
        // The filter skips only rows that were deleted long ago, so few rows are read in vain.
        deletedSince && {
          sql: '(e.deleted_at IS NULL OR e.deleted_at >= ?)',
          params: [deletedSince],
        },
      ],
    }
    const list = updatedSince === null ? BY_START : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: events.toRecord })
  },

  /** The events that count towards the limit; exact while the club's account is locked. */
  async countOpen(tx: Tx, clubId: string): Promise<number> {
    const [counted] = await tx.query<{ n: string }[]>(
      `SELECT count(*) AS n FROM events e
       WHERE e.club_id = ? AND e.status IN (${keywordList(LIMITED_STATUSES)}) AND e.deleted_at IS NULL`,
      [clubId],
    )
    return Number(counted?.n)
  },

  /** Locks the event's row exclusively until the transaction ends, so that no update is lost. */
  lock: (tx: Tx, tenancy: Tenancy, id: string) => selectEvent(tx, tenancy, id, 'FOR UPDATE'),

  /**
   * Locks the event's row in share mode, so that a resource cannot be added to an event while it is
   * deleted.
   */
  lockShared: (tx: Tx, tenancy: Tenancy, id: string) =>
    selectEvent(tx, tenancy, id, 'LOCK IN SHARE MODE'),

  add: (tx: Tx, event: VolunteerEvent) => events.insert(tx, event),

  replace(tx: Tx, { id, clubId, createdBy, createdAt, ...changing }: VolunteerEvent) {
    return events.update(tx, id, changing)
  },

  /**
   * Locks the club's events with these ids or external ids, in the order of ids. The caller holds
   * the lock of the club's account, so no other transaction assigns external ids meanwhile.
   */
  async lockNamed(
    tx: Tx,
    clubId: string,
    { ids, externalIds }: NamedEvents,
  ): Promise<VolunteerEvent[]> {
    const named = await findIdsOf(tx, clubId, externalIds)
    const all = [...new Set([...ids, ...named])]
    if (all.length === 0) return []

    const rows = await tx.query(
      `SELECT ${events.columns('e')} FROM events e FORCE INDEX (PRIMARY)
       WHERE e.id IN (?) AND e.club_id = ? AND e.deleted_at IS NULL ORDER BY e.id FOR UPDATE`,
      [all, clubId],
    )
    return rows.map(events.toRecord)
  },

  /**
   * Writes the outcome of a sync. External ids are cleared first, because the unique index admits
   * no duplicates in between.
   */
  async writeAll(tx: Tx, { renamed, changed, added }: WrittenEvents): Promise<void> {
    if (renamed.length > 0) {
      await events.recordChange(tx, renamed)
      await tx.query('UPDATE events FORCE INDEX (PRIMARY) SET external_id = NULL WHERE id IN (?)', [
        renamed,
      ])
    }
    if (changed.length > 0) await events.replaceAll(tx, changed)
    if (added.length > 0) await events.insertAll(tx, added)
  },
}

/**
 * Reads without locks: locking the index entry before its row would deadlock with a deletion of the
 * event.
 */
async function findIdsOf(
  tx: Tx,
  clubId: string,
  externalIds: readonly string[],
): Promise<string[]> {
  if (externalIds.length === 0) return []
  const rows = await tx.query<{ id: string }[]>(
    `SELECT e.id FROM events e FORCE INDEX (events_by_external_id)
     WHERE e.club_id = ? AND e.external_id IN (?)`,
    [clubId, externalIds.map((externalId) => Buffer.from(externalId))],
  )
  return rows.map(({ id }) => id)
}

import { ASSIGNMENT_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { Queryable, Row } from '../../foundation/database/database.ts'
import type { Pages } from '../../foundation/lists/load-pages.ts'
import { pagedList, type RowsOfList } from '../../foundation/lists/paged-list.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { Assignment, ShownAssignment } from '../assignment-records/assignment.ts'
import { AssignmentEntity } from '../assignment-records/entities.ts'
import type { HelperInShift } from '../assignment-records/store.ts'
import { isOfEvent, isOfEventOfList } from '../events/store.ts'
import { type CountedList, toCountedList } from '../records/counted-page.ts'

const assignments = tableOf(AssignmentEntity)

/** `textLoggedAt` is internal; reads never return it. */
const shown = assignments.without('textLoggedAt')

/** The role is stored with the shift. */
const COLUMNS = `${shown.columns('a')}, s.role_id AS roleId`

const BESIDE = 'LEFT JOIN shifts s FORCE INDEX (PRIMARY) ON s.id = a.shift_id'

const LIST = { alias: 'a', columns: COLUMNS, beside: BESIDE }

const BY_CREATION = pagedList(AssignmentEntity, { ...LIST, order: ['createdAt', 'id'] })

/** For `updatedSince`: reads only changed assignments, in the order of their changes. */
const BY_UPDATE = pagedList(AssignmentEntity, { ...LIST, order: ['updatedAt', 'id'] })

export interface AssignmentConditions {
  /** Null for assignments of a helper at all events. */
  eventId: string | null
  /** Whether deleted events must be filtered out; false if the caller has read the event. */
  mayEventBeDeleted: boolean
  shiftId: string | null
  helperId: string | null
  status: Assignment['status'] | null
  updatedSince: Date | null
}

export const assignmentStore = {
  /** Assignments at events that are not deleted. */
  async findAll(
    database: Queryable,
    tenancy: Tenancy,
    ids: readonly string[],
  ): Promise<ShownAssignment[]> {
    const rows = await database.query(
      `SELECT ${COLUMNS} FROM shift_assignments a FORCE INDEX (PRIMARY) ${BESIDE}
       WHERE a.id IN (?) AND ${tenancy.condition('a.club_id')} AND ${isOfEvent('a')}`,
      [ids, ...tenancy.params],
    )
    return rows.map(toShown)
  },

  list(
    database: Queryable,
    pages: Pages,
    conditions: AssignmentConditions,
  ): CountedList<ShownAssignment> {
    const { shiftId, helperId, updatedSince } = conditions
    if (shiftId !== null && helperId !== null)
      return listOne(() => findPair(database, { shiftId, helperId }, conditions))

    const rows = toRows(conditions)
    const list = updatedSince === null ? BY_CREATION : BY_UPDATE
    return toCountedList(pages, { list, rows, toRecord: toShown })
  },
}

export const ASSIGNMENT = {
  name: 'assignment',
  scopes: 'assignments',
  findAll: assignmentStore.findAll,
} as const

function toRows({
  eventId,
  mayEventBeDeleted,
  shiftId,
  helperId,
  status,
  updatedSince,
}: AssignmentConditions): RowsOfList<Assignment> {
  const isSince = updatedSince && { sql: 'a.updated_at >= ?', params: [updatedSince] }
  const spread = { status: ASSIGNMENT_STATUSES }
  const isVisible = mayEventBeDeleted ? { sql: isOfEventOfList('a'), params: [] } : null
  if (shiftId === null)
    return { equal: { eventId, helperId, status }, spread, also: [isVisible, isSince] }

  // Every assignment of a shift has the shift's event.
  const hasEvent = { sql: 'a.event_id = ?', params: [eventId] }
  return { equal: { shiftId, status }, spread, also: [hasEvent, isSince] }
}

/** A list of at most one row. */
function listOne(find: () => Promise<ShownAssignment[]>): CountedList<ShownAssignment> {
  return {
    read: async ({ after, offset }) => (after === null && offset === 0 ? find() : []),
    count: async () => (await find()).length,
    positionOf: ({ createdAt, id }) => [createdAt.getTime(), id],
  }
}

async function findPair(
  database: Queryable,
  { shiftId, helperId }: HelperInShift,
  { eventId, status, updatedSince }: AssignmentConditions,
): Promise<ShownAssignment[]> {
  const rows = await database.query(
    `SELECT ${COLUMNS} FROM shift_assignments a FORCE INDEX (shift_assignments_by_helper) ${BESIDE}
     WHERE a.shift_id = ? AND a.helper_id = ? AND a.event_id = ?`,
    [shiftId, helperId, eventId],
  )
  return rows
    .map(toShown)
    .filter((found) => status === null || found.status === status)
    .filter(({ updatedAt }) => updatedSince === null || updatedAt >= updatedSince)
}

function toShown(row: Row): ShownAssignment {
  const { roleId } = row
  return { ...shown.toRecord(row), roleId: roleId === null ? null : String(roleId) }
}

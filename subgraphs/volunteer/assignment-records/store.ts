import { SEATED_STATUSES } from '../../../rules/volunteer/staffing.ts'
import { SYSTEM_REASONS, type SystemReason } from '../../../schema/volunteer/statuses.ts'
import type { Database, Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { keywordList } from '../../foundation/query/conditions.ts'
import { deleteFrom } from '../../foundation/query/delete-from.ts'
import { tableOf } from '../../foundation/query/table.ts'
import type { Assignment } from './assignment.ts'
import { AssignmentEntity } from './entities.ts'

const WITHDRAWN = 'withdrawn' satisfies SystemReason

const SEATED = keywordList(SEATED_STATUSES)

const assignments = tableOf(AssignmentEntity)

const published = assignments.only('id', 'clubId', 'textLoggedAt')

type PublishedAssignment = Pick<Assignment, 'id' | 'clubId' | 'textLoggedAt'>

/** Identifies an assignment by its pair. */
export type HelperInShift = Pick<Assignment, 'shiftId' | 'helperId'>

interface OfHelper {
  helperId: string
  eventId: string
  /** Those that were taken back, too. */
  withWithdrawn: boolean
}

export const assignmentRecordStore = {
  /** What a helper sees at an event, sorted by the start of the shifts: what the staff took back never was. */
  async ofHelper(
    database: Queryable,
    { helperId, eventId, withWithdrawn }: OfHelper,
    limit: number,
  ): Promise<Assignment[]> {
    const rows = await database.query(
      `SELECT ${assignments.columns('a')}
       FROM shift_assignments a FORCE INDEX (shift_assignments_of_helper)
       STRAIGHT_JOIN shifts s FORCE INDEX (PRIMARY)
         ON s.id = a.shift_id AND s.deleted_at IS NULL
       WHERE a.helper_id = ? AND a.event_id = ? AND (? OR COALESCE(a.status_reason, '') <> ?)
       ORDER BY s.start_time, s.id LIMIT ?`,
      [helperId, eventId, withWithdrawn, WITHDRAWN, limit],
    )
    return rows.map(assignments.toRecord)
  },

  /** Assignments of some helpers at an event, in shifts that are not deleted. */
  ofHelpers: (
    tx: Tx,
    { eventId, helperIds }: { eventId: string; helperIds: readonly string[] },
    limit: number,
  ): Promise<HelperInShift[]> =>
    tx.query<HelperInShift[]>(
      `SELECT a.shift_id AS shiftId, a.helper_id AS helperId
       FROM shift_assignments a FORCE INDEX (shift_assignments_of_helper)
       STRAIGHT_JOIN shifts s FORCE INDEX (PRIMARY)
         ON s.id = a.shift_id AND s.deleted_at IS NULL
       WHERE a.helper_id IN (?) AND a.event_id = ? LIMIT ?`,
      [helperIds, eventId, limit],
    ),

  /** Locks the pending and confirmed assignments of a locked shift. */
  async lockOpen(tx: Tx, shiftId: string): Promise<Assignment[]> {
    const rows = await tx.query(
      `SELECT ${assignments.columns('a')}
       FROM shift_assignments a FORCE INDEX (shift_assignments_by_status)
       WHERE a.shift_id = ? AND a.status IN (${SEATED}) ORDER BY a.id FOR UPDATE`,
      [shiftId],
    )
    return rows.map(assignments.toRecord)
  },

  /** The existing assignments of these pairs; exact while the shifts' rows are locked. */
  async findPairs(tx: Tx, pairs: readonly HelperInShift[]): Promise<Assignment[]> {
    if (pairs.length === 0) return []
    const isOne = pairs.map(() => '(a.shift_id = ? AND a.helper_id = ?)').join(' OR ')
    const rows = await tx.query(
      `SELECT ${assignments.columns('a')}
       FROM shift_assignments a FORCE INDEX (shift_assignments_by_helper) WHERE ${isOne}`,
      pairs.flatMap(({ shiftId, helperId }) => [shiftId, helperId]),
    )
    return rows.map(assignments.toRecord)
  },

  /**
   * The helper's pending and confirmed assignments at an event; none is added while the access is
   * locked.
   */
  findOpenOf: (tx: Tx, eventId: string, helperId: string): Promise<HelperInShift[]> =>
    tx.query<HelperInShift[]>(
      `SELECT a.shift_id AS shiftId, a.helper_id AS helperId
       FROM shift_assignments a FORCE INDEX (shift_assignments_of_helper)
       WHERE a.helper_id = ? AND a.event_id = ? AND a.status IN (${SEATED})`,
      [helperId, eventId],
    ),

  /** Events at which a helper has pending or confirmed assignments, in lock order. */
  async findEventsOf(tx: Tx, helperId: string): Promise<string[]> {
    const rows = await tx.query<{ eventId: string }[]>(
      `SELECT DISTINCT a.event_id AS eventId
       FROM shift_assignments a FORCE INDEX (shift_assignments_of_helper)
       WHERE a.helper_id = ? AND a.status IN (${SEATED}) ORDER BY a.event_id`,
      [helperId],
    )
    return rows.map(({ eventId }) => eventId)
  },

  /** A helper's assignments whose published events contain free text, in their current state. */
  async lockPublished(tx: Tx, helperId: string): Promise<PublishedAssignment[]> {
    const ids = await findIdsOf(tx, helperId, { sql: 'a.told_at IS NOT NULL', params: [] })
    if (ids.length === 0) return []

    const rows = await tx.query(
      `SELECT ${published.columns('a')} FROM shift_assignments a FORCE INDEX (PRIMARY)
       WHERE a.id IN (?) ORDER BY a.id FOR UPDATE`,
      [ids],
    )
    return rows.map(published.toRecord)
  },

  /** Removes free text of a helper without open assignments; the platform's own reasons stay. */
  async eraseFreeText(tx: Tx, helperId: string, now: Date): Promise<void> {
    const hasFreeText = '(a.note IS NOT NULL OR a.status_reason NOT IN (?))'
    const ids = await findIdsOf(tx, helperId, { sql: hasFreeText, params: [SYSTEM_REASONS] })
    if (ids.length === 0) return

    await assignments.recordChange(tx, ids)
    await tx.write(
      `UPDATE shift_assignments a FORCE INDEX (PRIMARY)
       SET a.note = NULL, a.status_reason = IF(a.status_reason IN (?), a.status_reason, NULL),
         a.updated_at = GREATEST(?, a.updated_at + INTERVAL 1000 MICROSECOND)
       WHERE a.id IN (?) AND ${hasFreeText}`,
      [SYSTEM_REASONS, now, ids, SYSTEM_REASONS],
    )
  },

  /**
   * Deletes assignments of shifts that are too old for any list of deletions; returns their number.
   */
  async purge(database: Database, deletedBefore: Date, limit: number): Promise<number> {
    const rows = await database.query<{ id: string }[]>(
      `SELECT a.id FROM shifts s FORCE INDEX (shifts_by_deletion)
       STRAIGHT_JOIN shift_assignments a FORCE INDEX (shift_assignments_by_status)
         ON a.shift_id = s.id
       WHERE s.deleted_at < ? LIMIT ?`,
      [deletedBefore, limit],
    )
    if (rows.length > 0)
      await database.query(`${deleteFrom('shift_assignments')} WHERE id IN (?)`, [
        rows.map(({ id }) => id),
      ])
    return rows.length
  },

  addAll: async (tx: Tx, added: readonly Assignment[]): Promise<void> => {
    if (added.length > 0) await assignments.insertAll(tx, added)
  },

  replaceAll: async (tx: Tx, changed: readonly Assignment[]): Promise<void> => {
    if (changed.length > 0) await assignments.replaceAll(tx, changed)
  },
}

/**
 * Reads without locks: other transactions lock the row before its index entries, so locking through
 * an index would deadlock with them.
 */
async function findIdsOf(
  tx: Tx,
  helperId: string,
  { sql, params }: { sql: string; params: readonly unknown[] },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT a.id FROM shift_assignments a FORCE INDEX (shift_assignments_of_helper)
     WHERE a.helper_id = ? AND ${sql}`,
    [helperId, ...params],
  )
  return rows.map(({ id }) => id)
}

import { SEATED_STATUSES, type Staffing, UNSTAFFED } from '../../../rules/volunteer/staffing.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { keywordList } from '../../foundation/query/conditions.ts'

const SEATED = keywordList(SEATED_STATUSES)

export interface StaffingOfShift extends Staffing {
  shiftId: string
}

export const staffingStore = {
  /**
   * Counts of shifts with assignments; one statement counts all of them in an index, of which MySQL may read
   * all entries for several keys that come from no other table. Without `club_id` it may read all shifts.
   */
  async countAll(database: Queryable, shiftIds: readonly string[]): Promise<StaffingOfShift[]> {
    if (shiftIds.length === 0) return []
    const rows = await database.query<{ shiftId: string; status: string; n: string }[]>(
      `SELECT a.shift_id AS shiftId, a.status, count(*) AS n
       FROM shifts s FORCE INDEX (PRIMARY)
       STRAIGHT_JOIN shift_assignments a FORCE INDEX (shift_assignments_by_status)
         ON a.shift_id = s.id AND a.status IN (${SEATED})
       WHERE s.id IN (?) AND s.club_id <> ''
       GROUP BY a.shift_id, a.status`,
      [shiftIds],
    )
    const counted = Map.groupBy(rows, ({ shiftId }) => shiftId)
    return [...counted].map(([shiftId, ofShift]) => {
      const numberOf = (status: string) =>
        Number(ofShift.find((row) => row.status === status)?.n ?? 0)
      return { shiftId, confirmedCount: numberOf('CONFIRMED'), pendingCount: numberOf('PENDING') }
    })
  },

  /** Exact while the shift's row is locked, because every change of its assignments locks it. */
  async count(tx: Tx, shiftId: string): Promise<Staffing> {
    const [staffed = UNSTAFFED] = await staffingStore.countAll(tx, [shiftId])
    return { confirmedCount: staffed.confirmedCount, pendingCount: staffed.pendingCount }
  },
}

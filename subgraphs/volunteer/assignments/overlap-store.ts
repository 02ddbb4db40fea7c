import { SEATED_STATUSES } from '../../../rules/volunteer/staffing.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { keywordList } from '../../foundation/query/conditions.ts'
import type { HelperInShift } from '../assignment-records/store.ts'
import type { Overlap } from './overlap-rules.ts'

const SEATED = keywordList(SEATED_STATUSES)

export const overlapStore = {
  /**
   * The helper's other shifts that overlap each pair's shift, sorted by start; adjacent shifts do
   * not overlap.
   */
  async findAll(database: Queryable, pairs: readonly HelperInShift[]): Promise<Overlap[]> {
    if (pairs.length === 0) return []
    const isOne = pairs.map(() => '(a.shift_id = ? AND a.helper_id = ?)').join(' OR ')
    return database.query<Overlap[]>(
      `SELECT a.shift_id AS shiftId, a.helper_id AS helperId, other.id AS otherId
       FROM shift_assignments a FORCE INDEX (shift_assignments_by_helper)
       STRAIGHT_JOIN shifts own FORCE INDEX (PRIMARY) ON own.id = a.shift_id
       STRAIGHT_JOIN shift_assignments b FORCE INDEX (shift_assignments_of_helper)
         ON b.helper_id = a.helper_id AND b.shift_id <> a.shift_id
         AND b.status IN (${SEATED})
       STRAIGHT_JOIN shifts other FORCE INDEX (PRIMARY)
         ON other.id = b.shift_id AND other.deleted_at IS NULL
         AND other.start_time < own.end_time AND other.end_time > own.start_time
       WHERE (${isOne}) AND a.status IN (${SEATED})
       ORDER BY other.start_time, other.id`,
      pairs.flatMap(({ shiftId, helperId }) => [shiftId, helperId]),
    )
  },
}

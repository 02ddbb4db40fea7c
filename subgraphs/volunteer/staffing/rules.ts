import type { AssignmentStatus, StaffingStatus } from '../../../schema/volunteer/statuses.ts'
import type { Staffing } from './staffing.ts'

/** The staffing status of a shift, by confirmed helpers only. */
export function staffingStatusOf(
  { requiredHelpers }: { requiredHelpers: number },
  { confirmedCount }: Staffing,
): StaffingStatus {
  if (confirmedCount === 0) return 'EMPTY'
  if (confirmedCount < requiredHelpers) return 'PARTIAL'
  return confirmedCount === requiredHelpers ? 'FULL' : 'OVERBOOKED'
}

/** Pending and confirmed assignments occupy a seat of the shift. */
export const SEATED_STATUSES: readonly AssignmentStatus[] = ['PENDING', 'CONFIRMED']

export function occupiesSeat(status: AssignmentStatus): boolean {
  return SEATED_STATUSES.includes(status)
}

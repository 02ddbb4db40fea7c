import type { AssignmentStatus, StaffingStatus } from '../../schema/volunteer/statuses.ts'

/** Counts of a shift's assignments. */
export interface Staffing {
  confirmedCount: number
  pendingCount: number
}

export const UNSTAFFED: Staffing = { confirmedCount: 0, pendingCount: 0 }

/** The staffing status of a shift, by confirmed helpers only. */
export function staffingStatusOf(
  { requiredHelpers }: { requiredHelpers: number },
  { confirmedCount }: Staffing,
): StaffingStatus {
  if (confirmedCount === 0) return 'EMPTY'
  if (confirmedCount < requiredHelpers) return 'PARTIAL'
  return confirmedCount === requiredHelpers ? 'FULL' : 'OVERBOOKED'
}

/** Seats for which nobody is assigned. */
export function freeSeatsOf(
  { requiredHelpers }: { requiredHelpers: number },
  { confirmedCount, pendingCount }: Staffing,
): number {
  return Math.max(0, requiredHelpers - confirmedCount - pendingCount)
}

/** Pending and confirmed assignments occupy a seat of the shift. */
export const SEATED_STATUSES = ['PENDING', 'CONFIRMED'] as const satisfies AssignmentStatus[]

export type SeatedStatus = (typeof SEATED_STATUSES)[number]

export function occupiesSeat(status: string): status is SeatedStatus {
  return SEATED_STATUSES.some((seated) => seated === status)
}

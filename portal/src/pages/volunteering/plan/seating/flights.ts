import type { SeatedStatus } from '../../../../../../rules/volunteer/staffing.ts'
import type { Shift } from '../plan.ts'
import type { PlanHelper } from '../shift/candidates.ts'

export type NamedHelper = Omit<PlanHelper, 'tags'>

/** A helper in a place of a shift. */
export interface SeatedHelper {
  helper: NamedHelper
  assignmentId: string
  status: SeatedStatus
}

/** An assignment that the graph has not answered yet. */
export interface Flight {
  helper: NamedHelper
  /** Id of the shift. */
  to: string
  /** The place that the helper leaves; null for a helper who gets one more shift. */
  from: { shiftId: string; status: SeatedStatus } | null
  /** The counts of the shifts have it already; the lists of the panel may not. */
  isCounted?: boolean
}

/** The shifts as they are once the graph accepts each flight. */
export function withFlights(
  shifts: readonly Shift[],
  flights: readonly Flight[],
): readonly Shift[] {
  const open = flights.filter(({ isCounted }) => !isCounted)
  return open.length === 0 ? shifts : shifts.map((shift) => open.reduce(applyFlight, shift))
}

function applyFlight(shift: Shift, { to, from }: Flight): Shift {
  const { pendingCount, confirmedCount } = shift
  if (to === shift.id) return { ...shift, pendingCount: pendingCount + 1 }
  if (from?.shiftId !== shift.id) return shift
  return from.status === 'PENDING'
    ? { ...shift, pendingCount: pendingCount - 1 }
    : { ...shift, confirmedCount: confirmedCount - 1 }
}

/** Made from the assignment as it is shown. */
export function toStatusChange<Status>(
  { id, updatedAt }: { id: string; updatedAt: string },
  status: Status,
) {
  return { assignmentId: id, status, expectedUpdatedAt: updatedAt }
}

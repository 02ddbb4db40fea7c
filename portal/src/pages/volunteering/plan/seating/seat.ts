import { occupiesSeat, type SeatedStatus } from '../../../../../../rules/volunteer/staffing.ts'
import { ask, type VariablesOf } from '../../../../graph/ask.ts'
import { asFault, Fault } from '../../../../graph/fault.ts'

interface Seat {
  eventId: string
  shiftId: string
  helperId: string
}

export interface Seated {
  assignmentId: string
  /** Other shifts of the helper at the same time. */
  overlaps: readonly string[]
}

/** Gives a helper a place of a shift. A helper who left or declined it before is asked again. */
export async function seat(place: Seat): Promise<Seated> {
  const first = await upsert(place, {})
  const { assignment, overlaps } = occupiesSeat(first.assignment.status)
    ? first
    : await upsert(place, { status: 'PENDING' })
  return { assignmentId: assignment.id, overlaps }
}

async function upsert({ eventId, ...pair }: Seat, change: { status?: 'PENDING' }) {
  const { data, faults } = await ask('PortalAssign', {
    input: { eventId, assignments: [{ ...pair, ...change }] },
  })
  const [result] = data.upsertAssignments?.results ?? []
  if (result?.refusal) throw new Fault(result.refusal.code.toLowerCase(), result.refusal.message)
  if (!result?.assignment) throw faults[0] ?? asFault('The graph has not answered.')
  return { assignment: result.assignment, overlaps: result.overlaps }
}

/** Ends an assignment that no helper gives up: WITHDRAWN was never meant, REMOVED is not planned any more. */
export async function withdraw(
  assignmentId: string,
  reason: VariablesOf<'PortalWithdraw'>['input']['reason'],
  expectedStatus?: SeatedStatus,
): Promise<void> {
  await ask('PortalWithdraw', { input: { assignmentIds: [assignmentId], reason, expectedStatus } })
}

/** Gives a place back that the helper had before; only a pending assignment can be confirmed. */
export async function restoreSeat(assignmentId: string, status: SeatedStatus): Promise<void> {
  await setStatus(assignmentId, 'PENDING')
  if (status === 'CONFIRMED') await setStatus(assignmentId, status)
}

async function setStatus(assignmentId: string, status: SeatedStatus) {
  await ask('PortalSetAssignment', { input: { assignmentId, status } })
}

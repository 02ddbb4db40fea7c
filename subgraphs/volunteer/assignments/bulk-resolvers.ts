import { isUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { ShownAssignment } from '../assignment-records/assignment.ts'
import type { HelperInShift } from '../assignment-records/store.ts'
import { asEventId, lockEvent } from '../event-resources/event-resources.ts'
import { authorizeRows } from '../records/access.ts'
import { readNamedItem } from '../records/bulk-items.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { type AssignmentOutcome, upsertAssignments } from './bulk-rules.ts'
import { PairOfAssignment, UpsertAssignmentInput, UpsertAssignmentsInput } from './inputs.ts'
import { reportedOverlaps } from './overlap-rules.ts'
import { overlapStore } from './overlap-store.ts'
import { type SeatPlan, withRole } from './seat-plan.ts'
import { lockSeatPlan, writeSeatPlan } from './seat-plan-store.ts'

export const Mutation = {
  /** Decides all items in one transaction before it writes anything. */
  async upsertAssignments(_parent, { input }, { caller, change, newId }) {
    const tenancy = authorizeRows(caller, 'assignments:write')
    const requested = parseInput(UpsertAssignmentsInput, input)
    const eventId = asEventId(requested.eventId)
    const items = requested.assignments.map((item) =>
      readNamedItem(UpsertAssignmentInput, PairOfAssignment, item),
    )
    const createdVia = caller.kind === 'api_key' ? 'API' : 'DASHBOARD'
    const { result } = await change(null, async (tx, now) => {
      const event = await lockEvent(tx, tenancy, eventId)
      const pairs = items.map((item) => ('problem' in item ? item.names : item)).filter(isPair)
      const withNotes = items.flatMap((item) =>
        'note' in item && item.note !== undefined && isPair(item) ? [item] : [],
      )
      const plan = await lockSeatPlan(tx, event, pairs, withNotes)
      const origin = {
        isAutoConfirmed: event.autoConfirmAssignments,
        newOrigin: () => ({ id: newId(), clubId: event.clubId, eventId, createdVia }) as const,
      }
      const outcomes = upsertAssignments(plan, items, origin, now)
      const events = await writeSeatPlan(tx, plan, now)
      return { result: await toResults(tx, plan, outcomes), events }
    })
    return { results: result }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

/** Ids that are not UUIDs are left out, because no row has them. */
function isPair({ shiftId, helperId }: HelperInShift): boolean {
  return isUuid(shiftId) && isUuid(helperId)
}

/** Built after all items are written, because overlaps depend on all of them. */
async function toResults(tx: Tx, plan: SeatPlan, outcomes: readonly AssignmentOutcome[]) {
  const written = outcomes.flatMap((one) => ('assignment' in one ? [one.assignment] : []))
  const overlaps = Map.groupBy(await overlapStore.findAll(tx, written), keyOf)
  return outcomes.map((one) => {
    if (one.outcome === 'FAILED') {
      const { problem, assignmentId, outcome } = one
      const refusal = { code: problem.code, message: problem.message }
      return { outcome, assignmentId, assignment: null, overlaps: [], refusal }
    }
    const assignment: ShownAssignment = withRole(plan, one.assignment)
    const ids = reportedOverlaps(overlaps.get(keyOf(assignment)))
    const { id: assignmentId } = assignment
    return { outcome: one.outcome, assignmentId, assignment, overlaps: ids, refusal: null }
  })
}

function keyOf({ shiftId, helperId }: HelperInShift): string {
  return `${shiftId} ${helperId}`
}

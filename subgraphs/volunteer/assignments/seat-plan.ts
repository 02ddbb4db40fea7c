import type { Staffing } from '../../../rules/volunteer/staffing.ts'
import { occupiesSeat } from '../../../rules/volunteer/staffing.ts'
import type { VolunteerEventStatus } from '../../../schema/volunteer/statuses.ts'
import type { Assignment, ShownAssignment } from '../assignment-records/assignment.ts'
import {
  type AssignmentEventDraft,
  changedFieldsOf,
  publishAssignment,
} from '../assignment-records/rules.ts'
import type { HelperInShift } from '../assignment-records/store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { type StaffedShift, updateStaffing } from '../shifts/rules.ts'
import type { Shift } from '../shifts/shift.ts'

/** The locked rows on which changes of assignments are decided. */
export interface SeatPlanScope {
  /** Status of the locked event; null if assignments are only cancelled, which needs no lock of the event. */
  eventStatus: VolunteerEventStatus | null
  /** The existing shifts with their counts. */
  shifts: readonly StaffedShift[]
  /** The existing assignments. */
  assignments: readonly Assignment[]
  /** Helpers with access to the event. */
  granted: ReadonlySet<string>
  /** Helpers found erased; looked up only for those with a note to store. */
  erased: ReadonlySet<string>
}

/** The assignments and counts of some shifts, after the changes decided so far. */
export interface SeatPlan {
  eventStatus: VolunteerEventStatus | null
  granted: ReadonlySet<string>
  erased: ReadonlySet<string>
  shifts: ReadonlyMap<string, StaffedShift>
  staffing: Map<string, Staffing>
  stored: ReadonlyMap<string, Assignment>
  current: Map<string, Assignment>
  drafts: DraftedEvent[]
}

interface DraftedEvent extends AssignmentEventDraft {
  assignment: Assignment
}

export interface FinishedSeatPlan {
  events: VolunteerDomainEvent[]
  added: Assignment[]
  changed: Assignment[]
  /** Shifts whose counts changed. */
  shifts: Shift[]
}

export function makeSeatPlan({
  eventStatus,
  shifts,
  assignments,
  granted,
  erased,
}: SeatPlanScope): SeatPlan {
  const stored = new Map(assignments.map((assignment) => [keyOf(assignment), assignment]))
  return {
    eventStatus,
    granted,
    erased,
    shifts: new Map(shifts.map((shift) => [shift.id, shift])),
    staffing: new Map(shifts.map(({ id, staffing: counts }) => [id, counts])),
    stored,
    current: new Map(stored),
    drafts: [],
  }
}

export function findInPlan({ current }: SeatPlan, pair: HelperInShift): Assignment | null {
  return current.get(keyOf(pair)) ?? null
}

/** Seats of the shift that other helpers occupy. */
export function occupiedSeats(
  { staffing }: SeatPlan,
  shiftId: string,
  own: Assignment | null,
): number {
  const { confirmedCount, pendingCount } = staffing.get(shiftId) ?? NONE
  const isCounted = own !== null && occupiesSeat(own.status)
  return confirmedCount + pendingCount - (isCounted ? 1 : 0)
}

/** Number of confirmed helpers of the shift. */
export function confirmedCountOf({ staffing }: SeatPlan, shiftId: string): number {
  return (staffing.get(shiftId) ?? NONE).confirmedCount
}

const NONE: Staffing = { confirmedCount: 0, pendingCount: 0 }

/** A decided change of an assignment; `before` is null for a new one. */
export interface SeatChange {
  before: Assignment | null
  after: Assignment
  /** False where the platform or the staff's plan ends the assignment: no helper has cancelled it. */
  isOfHelper: boolean
}

/** Changes the plan: the assignment, its counts and the drafts of its events. */
export function applyChange(plan: SeatPlan, change: SeatChange): Assignment {
  const { before, after } = change
  const { staffing, current, drafts } = plan
  const counts = staffing.get(after.shiftId) ?? NONE
  const delta = (status: Assignment['status']) =>
    Number(after.status === status) - Number(before?.status === status)
  staffing.set(after.shiftId, {
    confirmedCount: counts.confirmedCount + delta('CONFIRMED'),
    pendingCount: counts.pendingCount + delta('PENDING'),
  })
  current.set(keyOf(after), after)
  drafts.push(...draftsOf(change))
  return after
}

function draftsOf({ before, after, isOfHelper }: SeatChange): DraftedEvent[] {
  const draft = { assignment: after, changed: changedFieldsOf(before, after) }
  const isConfirmed = after.status === 'CONFIRMED' && before?.status !== 'CONFIRMED'
  const isGivenUp = before !== null && occupiesSeat(before.status) && !occupiesSeat(after.status)
  return [
    { ...draft, type: 'assignment.updated' },
    ...(isOfHelper && isConfirmed ? [{ ...draft, type: 'helper.confirmed' } as const] : []),
    ...(isOfHelper && isGivenUp ? [{ ...draft, type: 'helper.cancelled' } as const] : []),
  ]
}

/** The fields that publishing advances, independent of the assignment's state. */
type PublicationState = Pick<Assignment, 'publishedCount' | 'textLoggedAt'>

const UNPUBLISHED: PublicationState = { publishedCount: 0, textLoggedAt: null }

/** The rows to write, and the events in order: of assignments, then of helpers, then one per shift. */
export function finishSeatPlan(plan: SeatPlan, now: Date): FinishedSeatPlan {
  const { stored, current, shifts, staffing } = plan
  const { events, published } = publishDrafts(plan, now)
  const written = [...current]
    .filter(([key, assignment]) => assignment !== stored.get(key))
    .map(([key, assignment]) => ({ ...assignment, ...published.get(key) }))
  const restaffed = [...shifts.values()]
    .map((shift) => updateStaffing(shift, staffing.get(shift.id) ?? NONE, now))
    .filter(({ events }) => events.length > 0)
  return {
    events: [...events, ...restaffed.flatMap(({ events: ofShift }) => ofShift)],
    added: written.filter((assignment) => !stored.has(keyOf(assignment))),
    changed: written.filter((assignment) => stored.has(keyOf(assignment))),
    shifts: restaffed.map(({ result }) => result),
  }
}

/** The events of the drafts, each of which advances the publication of its assignment. */
function publishDrafts(plan: SeatPlan, now: Date) {
  const published = new Map<string, PublicationState>()
  const events = inOrder(plan.drafts).flatMap(({ assignment, ...draft }) => {
    const key = keyOf(assignment)
    const before = published.get(key) ?? plan.stored.get(key) ?? UNPUBLISHED
    const { roleId } = withRole(plan, assignment)
    const record = { ...assignment, ...publicationOf(before) }
    const decision = publishAssignment(record, roleId, draft, now)
    published.set(key, publicationOf(decision.result))
    return decision.events
  })
  return { events, published }
}

function publicationOf({ publishedCount, textLoggedAt }: PublicationState): PublicationState {
  return { publishedCount, textLoggedAt }
}

export function withRole({ shifts }: SeatPlan, assignment: Assignment): ShownAssignment {
  return { ...assignment, roleId: shifts.get(assignment.shiftId)?.roleId ?? null }
}

function inOrder(drafts: readonly DraftedEvent[]): DraftedEvent[] {
  const isOfAssignment = ({ type }: DraftedEvent) => type === 'assignment.updated'
  return [...drafts.filter(isOfAssignment), ...drafts.filter((one) => !isOfAssignment(one))]
}

function keyOf({ shiftId, helperId }: HelperInShift): string {
  return `${shiftId} ${helperId}`
}

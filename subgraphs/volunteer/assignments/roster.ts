import type { VolunteerEventStatus } from '../../../schema/volunteer/statuses.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { restaffShift, type StaffedShift } from '../shifts/rules.ts'
import type { Shift } from '../shifts/shift.ts'
import type { Assignment, ShownAssignment, Staffing } from '../staffing/assignment.ts'
import { differencesOf, type ToldOfAssignment, tellAssignment } from '../staffing/rules.ts'
import type { HelperInShift } from '../staffing/store.ts'

/** What decides about some pairs, while nobody else can change it. */
export interface Ground {
  /** Of the locked event; null where the event is not locked, and assignments are only cancelled. */
  eventStatus: VolunteerEventStatus | null
  /** The shifts that there are, as they are staffed. */
  shifts: readonly StaffedShift[]
  /** The pairs that there are already. */
  assignments: readonly Assignment[]
  /** The helpers who have access to the event. */
  granted: ReadonlySet<string>
  /** Of the helpers of whom something is to be noted, those who were erased. */
  erased: ReadonlySet<string>
}

/** Who is in which shift, after each step of a request. */
export interface Roster {
  eventStatus: VolunteerEventStatus | null
  granted: ReadonlySet<string>
  erased: ReadonlySet<string>
  shifts: ReadonlyMap<string, StaffedShift>
  staffing: Map<string, Staffing>
  stored: ReadonlyMap<string, Assignment>
  current: Map<string, Assignment>
  told: Told[]
}

interface Told extends ToldOfAssignment {
  assignment: Assignment
}

export interface ClosedRoster {
  events: VolunteerDomainEvent[]
  added: Assignment[]
  changed: Assignment[]
  /** Those whose numbers are different. */
  shifts: Shift[]
}

export function openRoster({ eventStatus, shifts, assignments, granted, erased }: Ground): Roster {
  const stored = new Map(assignments.map((assignment) => [keyOf(assignment), assignment]))
  return {
    eventStatus,
    granted,
    erased,
    shifts: new Map(shifts.map((shift) => [shift.id, shift])),
    staffing: new Map(shifts.map(({ id, staffing: counts }) => [id, counts])),
    stored,
    current: new Map(stored),
    told: [],
  }
}

export function findInRoster({ current }: Roster, pair: HelperInShift): Assignment | null {
  return current.get(keyOf(pair)) ?? null
}

/** Whether whoever has this status holds a place of the shift. */
export function holdsPlace(status: Assignment['status']): boolean {
  return status === 'PENDING' || status === 'CONFIRMED'
}

/** How many places of the shift others hold. */
export function placesTaken({ staffing }: Roster, shiftId: string, own: Assignment | null): number {
  const { confirmedCount, pendingCount } = staffing.get(shiftId) ?? NONE
  const isCounted = own !== null && holdsPlace(own.status)
  return confirmedCount + pendingCount - (isCounted ? 1 : 0)
}

/** How many helpers of the shift are confirmed. */
export function confirmedIn({ staffing }: Roster, shiftId: string): number {
  return (staffing.get(shiftId) ?? NONE).confirmedCount
}

const NONE: Staffing = { confirmedCount: 0, pendingCount: 0 }

/** Writes down what became of a pair, which is told. */
export function enter(roster: Roster, before: Assignment | null, after: Assignment): void {
  const { staffing, current, told } = roster
  const counts = staffing.get(after.shiftId) ?? NONE
  const change = (status: Assignment['status']) =>
    Number(after.status === status) - Number(before?.status === status)
  staffing.set(after.shiftId, {
    confirmedCount: counts.confirmedCount + change('CONFIRMED'),
    pendingCount: counts.pendingCount + change('PENDING'),
  })
  current.set(keyOf(after), after)
  told.push({
    type: 'assignment.updated',
    assignment: after,
    changed: differencesOf(before, after),
  })
}

/** Tells that a helper comes, or gave the shift up. */
export function tellOfHelper({ told }: Roster, before: Assignment | null, after: Assignment): void {
  const changed = differencesOf(before, after)
  if (after.status === 'CONFIRMED' && before?.status !== 'CONFIRMED')
    told.push({ type: 'helper.confirmed', assignment: after, changed })
  if (before !== null && holdsPlace(before.status) && !holdsPlace(after.status))
    told.push({ type: 'helper.cancelled', assignment: after, changed })
}

/** What was told of an assignment, which its own states know nothing of. */
type Telling = Pick<Assignment, 'publishedCount' | 'toldAt'>

const UNTOLD: Telling = { publishedCount: 0, toldAt: null }

/** What is to be written and told: first of the assignments, then of the helpers, then of each shift. */
export function closeRoster(roster: Roster, now: Date): ClosedRoster {
  const { stored, current, shifts, staffing } = roster
  const tellings = new Map<string, Telling>()
  const events = inOrder(roster.told).flatMap(({ assignment, ...told }) => {
    const key = keyOf(assignment)
    const before = tellings.get(key) ?? stored.get(key) ?? UNTOLD
    const { publishedCount, toldAt } = before
    const { roleId } = withRole(roster, assignment)
    const decision = tellAssignment({ ...assignment, publishedCount, toldAt }, roleId, told, now)
    tellings.set(key, decision.result)
    return decision.events
  })
  const written = [...current]
    .filter(([key, assignment]) => assignment !== stored.get(key))
    .map(([key, assignment]) => {
      const { publishedCount, toldAt } = tellings.get(key) ?? assignment
      return { ...assignment, publishedCount, toldAt }
    })
  const restaffed = [...shifts.values()]
    .map((shift) => restaffShift(shift, staffing.get(shift.id) ?? NONE, now))
    .filter(({ events: told }) => told.length > 0)
  return {
    events: [...events, ...restaffed.flatMap(({ events: told }) => told)],
    added: written.filter((assignment) => !stored.has(keyOf(assignment))),
    changed: written.filter((assignment) => stored.has(keyOf(assignment))),
    shifts: restaffed.map(({ result }) => result),
  }
}

export function withRole({ shifts }: Roster, assignment: Assignment): ShownAssignment {
  return { ...assignment, roleId: shifts.get(assignment.shiftId)?.roleId ?? null }
}

function inOrder(told: readonly Told[]): Told[] {
  const isOfAssignment = ({ type }: Told) => type === 'assignment.updated'
  return [...told.filter(isOfAssignment), ...told.filter((one) => !isOfAssignment(one))]
}

function keyOf({ shiftId, helperId }: HelperInShift): string {
  return `${shiftId} ${helperId}`
}

import { type Staffing, staffingStatusOf, UNSTAFFED } from '../../../rules/volunteer/staffing.ts'
import { fieldNamesOf } from '../../../schema/fields/resource-fields.ts'
import { Problem } from '../../../schema/problem.ts'
import { toDeletedShiftBody, toShiftBody } from '../../../schema/volunteer/bodies/shift-body.ts'
import {
  SHIFT_FIELDS,
  type ShiftContent,
  STAFFING_FIELDS,
} from '../../../schema/volunteer/shifts.ts'
import type { ShiftStatus, VolunteerEventStatus } from '../../../schema/volunteer/statuses.ts'
import type { Decision } from '../../foundation/change/change.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import type { Assignment } from '../assignment-records/assignment.ts'
import {
  type AssignmentDecision,
  cancelAssignment,
  resetConfirmation,
} from '../assignment-records/rules.ts'
import { requireEventOpen } from '../events/rules.ts'
import { rewrite } from '../records/apply-patch.ts'
import { buildEvents, type EventDraft, unpublished } from '../records/build-events.ts'
import { unknownIds } from '../records/refuse-unknown-ids.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Shift } from './shift.ts'

const FIELDS = ['roleId', ...fieldNamesOf(SHIFT_FIELDS)] as const

type ChangedField = keyof ShiftContent | (typeof STAFFING_FIELDS)[number]

/** An absent field leaves the stored value unchanged; null clears it. */
export type ShiftChanges = { [F in keyof ShiftContent]?: ShiftContent[F] | undefined }

export type NewShift = Pick<Shift, 'id' | 'clubId' | 'eventId'> & {
  content: ShiftContent
  eventStatus: VolunteerEventStatus
}

/** A shift has a role of its own event, or none. */
export function requireRoleOfEvent(
  roleId: string | null | undefined,
  { isOfEvent }: { isOfEvent: boolean },
): void {
  if (roleId === null || roleId === undefined || isOfEvent) return

  throw unknownIds('unknown_role', 'The event has no such role', [roleId])
}

/** A shift with the counts of its assignments. */
export interface StaffedShift extends Shift {
  staffing: Staffing
}

export interface ChangedShift extends StaffedShift {
  /** Assignments that the change affected. */
  assignments: readonly Assignment[]
}

export function createShift(
  { content, eventStatus, ...origin }: NewShift,
  now: Date,
): Decision<StaffedShift, VolunteerDomainEvent> {
  requireEventOpen(eventStatus)
  requireTimeOrder(content)
  if (content.status === 'CANCELLED')
    throw new Problem('invalid_status_transition', 'A new shift is open or closed.')

  const shift: StaffedShift = { ...origin, ...content, ...unpublished(now), staffing: UNSTAFFED }
  const filled = FIELDS.filter((field) => shift[field] !== null)
  return publish(shift, [{ type: 'shift.created', changed: filled }])
}

/** Assignments affected by a change of their shift, and whether confirmations are reset. */
export interface OpenAssignments {
  open: readonly Assignment[]
  resetConfirmations: boolean
}

/**
 * Returns the stored shift, and publishes nothing, if nothing changes. `requiredHelpers` below the confirmed helpers is
 * accepted: the shift is OVERBOOKED then (`rules/volunteer/staffing.ts`), and accepts no further confirmation.
 */
export function updateShift(
  stored: StaffedShift,
  assignments: OpenAssignments,
  changes: ShiftChanges,
  now: Date,
): Decision<ChangedShift, VolunteerDomainEvent> {
  const { changed, record } = rewrite(stored, changes, FIELDS)
  requireTimeOrder(record)
  requireTransition(stored.status, record.status)
  const isCancelled = changed.includes('status') && record.status === 'CANCELLED'
  // Messages to those who were assigned find ended assignments by the shift's state of before, which another process
  // may have dated: no assignment ends before it.
  const updatedAt = laterThan(stored, now)
  const { roleId } = record
  const moved = moveAssignments(assignments, { isCancelled, roleId, now: updatedAt })
  if (changed.length === 0 && moved.length === 0)
    return { result: { ...stored, assignments: [] }, events: [] }

  const staffing = isCancelled ? UNSTAFFED : withConfirmationsReset(stored.staffing, moved.length)
  const shift: StaffedShift = { ...record, staffing, updatedAt }
  const updated: EventDraft<ChangedField> = { type: 'shift.updated', changed }
  const { result, events } = publish(shift, [
    ...(changed.length > 0 ? [updated] : []),
    { type: 'shift.changed', changed: [...changed, ...staffingChanges(stored, shift)] },
  ])
  // shift.changed comes after the events of assignments.
  const ofAssignments = moved.flatMap((decision) => decision.events)
  return {
    result: { ...result, assignments: moved.map((decision) => decision.result) },
    events: [...events.slice(0, -1), ...ofAssignments, ...events.slice(-1)],
  }
}

function moveAssignments(
  { open, resetConfirmations }: OpenAssignments,
  { isCancelled, roleId, now }: { isCancelled: boolean; roleId: string | null; now: Date },
): AssignmentDecision[] {
  if (isCancelled) return open.map((one) => cancelAssignment(one, roleId, 'shift_cancelled', now))
  if (!resetConfirmations) return []

  const confirmed = open.filter(({ status }) => status === 'CONFIRMED')
  return confirmed.map((one) => resetConfirmation(one, roleId, now))
}

function withConfirmationsReset(before: Staffing, resetCount: number): Staffing {
  const { confirmedCount, pendingCount } = before
  return { confirmedCount: confirmedCount - resetCount, pendingCount: pendingCount + resetCount }
}

export function deleteShift(
  stored: StaffedShift,
  now: Date,
): Decision<StaffedShift, VolunteerDomainEvent> {
  if (stored.staffing.confirmedCount + stored.staffing.pendingCount > 0)
    throw new Problem(
      'shift_has_assignments',
      'The shift has pending or confirmed helpers. Cancel it first.',
    )

  const deletedAt = laterThan(stored, now)
  const shift = { ...stored, deletedAt, updatedAt: deletedAt }
  return publish(shift, [{ type: 'shift.deleted', changed: [] }])
}

/** Publishes changed counts of a shift; nothing if they are equal. */
export function updateStaffing(
  before: StaffedShift,
  staffing: Staffing,
  now: Date,
): Decision<StaffedShift, VolunteerDomainEvent> {
  const moved = staffingChanges(before, { ...before, staffing })
  if (moved.length === 0) return { result: before, events: [] }

  const shift = { ...before, staffing, updatedAt: laterThan(before, now) }
  return publish(shift, [{ type: 'shift.changed', changed: moved }])
}

const TRANSITIONS: Readonly<Record<ShiftStatus, readonly ShiftStatus[]>> = {
  OPEN: ['OPEN', 'CLOSED', 'CANCELLED'],
  CLOSED: ['CLOSED', 'OPEN', 'CANCELLED'],
  CANCELLED: ['CANCELLED', 'OPEN'],
}

function requireTransition(from: ShiftStatus, to: ShiftStatus): void {
  if (TRANSITIONS[from].includes(to)) return

  const message = `A shift that is ${from.toLowerCase()} cannot become ${to.toLowerCase()}.`
  throw new Problem('invalid_status_transition', message, { from, to })
}

function requireTimeOrder({ startTime, endTime }: Pick<Shift, 'startTime' | 'endTime'>): void {
  if (startTime < endTime) return

  throw new Problem('invalid_time_range', 'The shift must end after it starts.')
}

function staffingChanges(before: StaffedShift, after: StaffedShift): ChangedField[] {
  const [from, to] = [toShown(before), toShown(after)]
  return STAFFING_FIELDS.filter((field) => from[field] !== to[field])
}

function toShown(shift: StaffedShift) {
  return { ...shift, ...shift.staffing, staffingStatus: staffingStatusOf(shift, shift.staffing) }
}

function publish(
  shift: StaffedShift,
  publications: readonly EventDraft<ChangedField>[],
): Decision<StaffedShift, VolunteerDomainEvent> {
  const shown = toShown(shift)
  const data = { shift: shift.deletedAt === null ? toShiftBody(shown) : toDeletedShiftBody(shown) }
  return buildEvents({ kind: 'shift', record: shift, data }, publications)
}

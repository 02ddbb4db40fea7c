import { notFound } from '../../../platform/problem.ts'
import type { Decision } from '../../foundation/change/change.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { inClub, type Tenancy } from '../../foundation/query/tenancy.ts'
import { requireOfEvent } from '../event-resources/event-resources.ts'
import { volunteerEventStore } from '../events/store.ts'
import { requireState } from '../records/optimistic-lock.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import type { Assignment, ShownAssignment } from '../staffing/assignment.ts'
import type { AssignmentChanges } from '../staffing/rules.ts'
import { assignmentStore } from './assignment-list-store.ts'
import { findInRoster, withRole } from './roster.ts'
import { holdRoster, writeRoster } from './roster-store.ts'
import { changeInRoster } from './rules.ts'

/** An assignment, and what is to be different of it. */
export interface AskedChange {
  id: string
  /** Where it is named, an assignment of another event is `not_found`. */
  eventId?: string | null | undefined
  expectedUpdatedAt?: Date | undefined
  changes: AssignmentChanges
  /** What becomes of `changes` where that depends on the locked assignment. */
  decide?: (stored: Assignment) => AssignmentChanges
}

/**
 * Changes an assignment within a transaction, whoever asks for it. Event, helper, access and shift are held in the
 * order of all changes, so whoever holds other rows already holds none that comes after the event.
 */
export async function changeAssignment(
  tx: Tx,
  tenancy: Tenancy,
  { id, eventId, expectedUpdatedAt, changes, decide = () => changes }: AskedChange,
  now: Date,
): Promise<Decision<ShownAssignment, VolunteerDomainEvent>> {
  const [known = null] = await assignmentStore.findAll(tx, tenancy, [id])
  const named = requireOfEvent(ASSIGNMENT, known, eventId)
  const event = await volunteerEventStore.lockShared(tx, inClub(named.clubId), named.eventId)
  if (event === null) throw notFound(ASSIGNMENT)

  const isNoted = changes.note != null || changes.statusReason != null
  const roster = await holdRoster(tx, event, [named], isNoted ? [named] : [])
  const stored = findInRoster(roster, named)
  if (stored === null) throw notFound(ASSIGNMENT)
  requireState(ASSIGNMENT, stored, expectedUpdatedAt)

  const assignment = changeInRoster(roster, stored, decide(stored), now)
  const events = await writeRoster(tx, roster, now)
  return { result: withRole(roster, assignment), events }
}

const ASSIGNMENT = 'assignment'

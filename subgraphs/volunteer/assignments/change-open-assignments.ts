import type { Tx } from '../../foundation/database/transaction.ts'
import { redactAllPublished } from '../../foundation/webhooks/redact-published-events.ts'
import { redactFreeText } from '../assignment-records/rules.ts'
import { assignmentRecordStore } from '../assignment-records/store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { decideCancellations, leaveWithAccess } from './rules.ts'
import { applyChange, type SeatChange, type SeatPlan } from './seat-plan.ts'
import { lockSeatPlan, writeSeatPlan } from './seat-plan-store.ts'

/**
 * Cancels the helper's assignments in future shifts of an event. The access is locked exclusively,
 * so that the helper is not assigned to another shift meanwhile.
 */
export function leaveFutureShifts(
  tx: Tx,
  eventId: string,
  helperId: string,
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  return cancelOpenAssignments(tx, { eventId, helperId }, now, (plan) => leaveWithAccess(plan, now))
}

/** The events of cancelled assignments, and the redaction of earlier ones. */
export interface ShiftDeparture {
  events: VolunteerDomainEvent[]
  /** Redacts published notes; runs last because of the locks that it takes. */
  redactPublishedNotes(): Promise<void>
}

/**
 * Cancels all assignments of an erased helper and removes their notes. The helper's accesses must
 * be locked exclusively.
 */
export async function leaveAllShifts(tx: Tx, helperId: string, now: Date): Promise<ShiftDeparture> {
  const events: VolunteerDomainEvent[] = []
  for (const eventId of await assignmentRecordStore.findEventsOf(tx, helperId)) {
    const cancelled = await cancelOpenAssignments(tx, { eventId, helperId }, now, (plan) =>
      decideCancellations(plan, 'helper_erased', () => true, now),
    )
    events.push(...cancelled)
  }
  await assignmentRecordStore.eraseFreeText(tx, helperId, now)
  const published = await assignmentRecordStore.lockPublished(tx, helperId)
  return { events, redactPublishedNotes: () => redactPublishedNotes(tx, published) }
}

async function redactPublishedNotes(
  tx: Tx,
  published: Awaited<ReturnType<typeof assignmentRecordStore.lockPublished>>,
): Promise<void> {
  const [first] = published
  if (first === undefined) return

  const resourceIds = published.map(({ id }) => id)
  const moments = new Set(published.flatMap(({ textLoggedAt }) => textLoggedAt ?? []))
  const occurredAt = [...moments].map((moment) => new Date(moment))
  // A helper belongs to one club.
  const trace = { organizationId: first.clubId, resourceIds, occurredAt }
  await redactAllPublished(tx, trace, redactFreeText)
}

async function cancelOpenAssignments(
  tx: Tx,
  { eventId, helperId }: { eventId: string; helperId: string },
  now: Date,
  decide: (plan: SeatPlan) => SeatChange[],
): Promise<VolunteerDomainEvent[]> {
  const open = await assignmentRecordStore.findOpenOf(tx, eventId, helperId)
  if (open.length === 0) return []

  const plan = await lockSeatPlan(tx, { id: eventId, status: null }, open)
  for (const change of decide(plan)) applyChange(plan, change)
  return writeSeatPlan(tx, plan, now)
}

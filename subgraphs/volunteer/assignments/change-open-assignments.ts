import type { Tx } from '../../foundation/database/transaction.ts'
import { redactAllPublished } from '../../foundation/webhooks/redact-published-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { withoutWords } from '../assignment-records/rules.ts'
import { staffingStore } from '../assignment-records/store.ts'
import { cancelInPlan } from './rules.ts'
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
  return cancelOpenAssignments(tx, { eventId, helperId }, now, (plan) =>
    cancelInPlan(plan, 'access_revoked', ({ startTime }) => startTime > now, now),
  )
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
  for (const eventId of await staffingStore.findEventsOf(tx, helperId)) {
    const cancelled = await cancelOpenAssignments(tx, { eventId, helperId }, now, (plan) =>
      cancelInPlan(plan, 'helper_erased', () => true, now),
    )
    events.push(...cancelled)
  }
  await staffingStore.eraseWords(tx, helperId, now)
  const told = await staffingStore.lockTold(tx, helperId)
  return { events, redactPublishedNotes: () => redactPublishedNotes(tx, told) }
}

async function redactPublishedNotes(
  tx: Tx,
  told: Awaited<ReturnType<typeof staffingStore.lockTold>>,
): Promise<void> {
  const [first] = told
  if (first === undefined) return

  const resourceIds = told.map(({ id }) => id)
  const moments = new Set(told.flatMap(({ toldAt }) => toldAt ?? []))
  const occurredAt = [...moments].map((moment) => new Date(moment))
  // A helper belongs to one club.
  const trace = { organizationId: first.clubId, resourceIds, occurredAt }
  await redactAllPublished(tx, trace, withoutWords)
}

async function cancelOpenAssignments(
  tx: Tx,
  { eventId, helperId }: { eventId: string; helperId: string },
  now: Date,
  cancel: (plan: Awaited<ReturnType<typeof lockSeatPlan>>) => void,
): Promise<VolunteerDomainEvent[]> {
  const open = await staffingStore.findOpenOf(tx, eventId, helperId)
  if (open.length === 0) return []

  const plan = await lockSeatPlan(tx, { id: eventId, status: null }, open)
  cancel(plan)
  return writeSeatPlan(tx, plan, now)
}

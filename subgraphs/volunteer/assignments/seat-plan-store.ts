import { UNSTAFFED } from '../../../rules/volunteer/staffing.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import { assignmentRecordStore, type HelperInShift } from '../assignment-records/store.ts'
import { eventAccessStore } from '../event-access/store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { shiftStore } from '../shifts/store.ts'
import { staffingStore } from '../staffing/store.ts'
import { finishSeatPlan, makeSeatPlan, type SeatPlan } from './seat-plan.ts'

interface PlanEvent {
  id: string
  status: SeatPlan['eventStatus']
}

/**
 * Locks accesses and shifts until the transaction ends, so that no seat is filled twice; before
 * them, helpers for whom a note is stored. The event must be locked, unless assignments are only
 * cancelled.
 */
export async function lockSeatPlan(
  tx: Tx,
  { id: eventId, status: eventStatus }: PlanEvent,
  pairs: readonly HelperInShift[],
  withNotes: readonly HelperInShift[] = [],
): Promise<SeatPlan> {
  const erased = await eventAccessStore.lockErasedShared(tx, helpersOf(withNotes))
  const shiftIds = [...new Set(pairs.map(({ shiftId }) => shiftId))]
  const granted = eventStatus === null ? NO_GRANTS : await lockGrants(tx, eventId, pairs)
  const shifts = await shiftStore.lockAll(tx, eventId, shiftIds)
  const locked = new Set(shifts.map(({ id }) => id))
  const assignments = await assignmentRecordStore.findPairs(
    tx,
    pairs.filter(({ shiftId }) => locked.has(shiftId)),
  )
  const counted = await staffingStore.countAll(tx, [...locked])
  const counts = new Map(counted.map(({ shiftId, ...staffing }) => [shiftId, staffing]))
  const staffed = shifts.map((shift) => ({ ...shift, staffing: counts.get(shift.id) ?? UNSTAFFED }))
  return makeSeatPlan({ eventStatus, shifts: staffed, assignments, granted, erased })
}

/** A cancellation needs no access; with the accesses of several events it would lock out of the order of helpers. */
const NO_GRANTS: ReadonlySet<string> = new Set()

function lockGrants(tx: Tx, eventId: string, pairs: readonly HelperInShift[]) {
  return eventAccessStore.lockGrantedShared(tx, eventId, helpersOf(pairs))
}

function helpersOf(pairs: readonly HelperInShift[]): string[] {
  return [...new Set(pairs.map(({ helperId }) => helperId))]
}

/** Writes the changed assignments and shifts; returns the events. */
export async function writeSeatPlan(
  tx: Tx,
  plan: SeatPlan,
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  const { events, added, changed, shifts } = finishSeatPlan(plan, now)
  await assignmentRecordStore.addAll(tx, added)
  await assignmentRecordStore.replaceAll(tx, changed)
  await shiftStore.replaceAll(tx, shifts)
  return events
}

import type { Tx } from '../../foundation/database/transaction.ts'
import { eventAccessStore } from '../event-access/store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { shiftStore } from '../shifts/store.ts'
import { NOBODY } from '../staffing/assignment.ts'
import { type HelperInShift, staffingStore } from '../staffing/store.ts'
import { closeRoster, openRoster, type Roster } from './roster.ts'

interface RosterEvent {
  id: string
  status: Roster['eventStatus']
}

/**
 * Holds accesses and shifts until the transaction ends, so that no place is given twice, and before them the
 * helpers of whom something is to be noted. The event is held, unless assignments are only cancelled.
 */
export async function holdRoster(
  tx: Tx,
  { id: eventId, status: eventStatus }: RosterEvent,
  pairs: readonly HelperInShift[],
  noted: readonly HelperInShift[] = [],
): Promise<Roster> {
  const erased = await eventAccessStore.lockErasedShared(tx, helpersOf(noted))
  const shiftIds = [...new Set(pairs.map(({ shiftId }) => shiftId))]
  const granted = await eventAccessStore.lockGrantedShared(tx, eventId, helpersOf(pairs))
  const shifts = await shiftStore.lockAll(tx, eventId, shiftIds)
  const held = new Set(shifts.map(({ id }) => id))
  const assignments = await staffingStore.findPairs(
    tx,
    pairs.filter(({ shiftId }) => held.has(shiftId)),
  )
  const counted = await staffingStore.countAll(tx, [...held])
  const counts = new Map(counted.map(({ shiftId, ...staffing }) => [shiftId, staffing]))
  const staffed = shifts.map((shift) => ({ ...shift, staffing: counts.get(shift.id) ?? NOBODY }))
  return openRoster({ eventStatus, shifts: staffed, assignments, granted, erased })
}

function helpersOf(pairs: readonly HelperInShift[]): string[] {
  return [...new Set(pairs.map(({ helperId }) => helperId))]
}

/** Writes what became of it, and answers what is told. */
export async function writeRoster(
  tx: Tx,
  roster: Roster,
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  const { events, added, changed, shifts } = closeRoster(roster, now)
  await staffingStore.addAll(tx, added)
  await staffingStore.replaceAll(tx, changed)
  await shiftStore.replaceAll(tx, shifts)
  return events
}

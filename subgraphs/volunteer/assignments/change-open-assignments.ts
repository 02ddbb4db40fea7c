import type { Tx } from '../../foundation/transaction.ts'
import { staffingStore } from '../staffing/store.ts'
import type { VolunteerDomainEvent } from '../volunteer-domain-event.ts'
import { holdRoster, writeRoster } from './roster-store.ts'
import { cancelInRoster } from './rules.ts'

/**
 * Takes a helper out of all shifts of an event that are still to begin. The helper's access is held for
 * writing, so that nobody puts the helper into another one meanwhile.
 */
export function leaveShiftsToCome(
  tx: Tx,
  eventId: string,
  helperId: string,
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  return leave(tx, { eventId, helperId }, now, (roster) =>
    cancelInRoster(roster, 'access_revoked', ({ startTime }) => startTime > now, now),
  )
}

/** Takes a helper who is erased out of all shifts, and back what was noted there; what the helper had access to is held for writing. */
export async function leaveAllShifts(
  tx: Tx,
  helperId: string,
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  const events: VolunteerDomainEvent[] = []
  for (const eventId of await staffingStore.findEventsOf(tx, helperId)) {
    const left = await leave(tx, { eventId, helperId }, now, (roster) =>
      cancelInRoster(roster, 'helper_erased', () => true, now),
    )
    events.push(...left)
  }
  await staffingStore.eraseWords(tx, helperId, now)
  return events
}

async function leave(
  tx: Tx,
  { eventId, helperId }: { eventId: string; helperId: string },
  now: Date,
  cancel: (roster: Awaited<ReturnType<typeof holdRoster>>) => void,
): Promise<VolunteerDomainEvent[]> {
  const open = await staffingStore.findOpenOf(tx, eventId, helperId)
  if (open.length === 0) return []

  const roster = await holdRoster(tx, eventId, open)
  cancel(roster)
  return writeRoster(tx, roster, now)
}

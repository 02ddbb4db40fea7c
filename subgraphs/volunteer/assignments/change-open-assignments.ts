import type { Tx } from '../../foundation/database/transaction.ts'
import { redactAllPublished } from '../../foundation/webhooks/redact-published-events.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { withoutWords } from '../staffing/rules.ts'
import { staffingStore } from '../staffing/store.ts'
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

/** What is told of those whom a helper left, and what becomes of what was told of the helper before. */
export interface LeftShifts {
  events: VolunteerDomainEvent[]
  /** Takes back what somebody wrote: that comes last, for what it holds. */
  eraseTold(): Promise<void>
}

/** Takes a helper who is erased out of all shifts, and back what was noted there; what the helper had access to is held for writing. */
export async function leaveAllShifts(tx: Tx, helperId: string, now: Date): Promise<LeftShifts> {
  const events: VolunteerDomainEvent[] = []
  for (const eventId of await staffingStore.findEventsOf(tx, helperId)) {
    const left = await leave(tx, { eventId, helperId }, now, (roster) =>
      cancelInRoster(roster, 'helper_erased', () => true, now),
    )
    events.push(...left)
  }
  await staffingStore.eraseWords(tx, helperId, now)
  const told = await staffingStore.lockTold(tx, helperId)
  return { events, eraseTold: () => eraseTold(tx, told) }
}

async function eraseTold(
  tx: Tx,
  told: Awaited<ReturnType<typeof staffingStore.lockTold>>,
): Promise<void> {
  const [first] = told
  if (first === undefined) return

  const resourceIds = told.map(({ id }) => id)
  const moments = new Set(told.flatMap(({ toldAt }) => toldAt ?? []))
  const occurredAt = [...moments].map((moment) => new Date(moment))
  // A helper is of one club.
  const trace = { organizationId: first.clubId, resourceIds, occurredAt }
  await redactAllPublished(tx, trace, withoutWords)
}

async function leave(
  tx: Tx,
  { eventId, helperId }: { eventId: string; helperId: string },
  now: Date,
  cancel: (roster: Awaited<ReturnType<typeof holdRoster>>) => void,
): Promise<VolunteerDomainEvent[]> {
  const open = await staffingStore.findOpenOf(tx, eventId, helperId)
  if (open.length === 0) return []

  const roster = await holdRoster(tx, { id: eventId, status: null }, open)
  cancel(roster)
  return writeRoster(tx, roster, now)
}

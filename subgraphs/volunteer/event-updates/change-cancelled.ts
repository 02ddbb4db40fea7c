import type { Tx } from '../../foundation/database/transaction.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { unschedule } from '../messages/rules.ts'
import { messageStore } from '../messages/store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'

/** A locked event before and after a change. */
export interface EventMove {
  before: VolunteerEvent
  after: VolunteerEvent
}

export function movesOf(
  stored: readonly VolunteerEvent[],
  changed: readonly VolunteerEvent[],
): EventMove[] {
  const known = new Map(stored.map((event) => [event.id, event]))
  return changed.flatMap((after) => {
    const before = known.get(after.id)
    return before === undefined ? [] : [{ before, after }]
  })
}

/**
 * Makes drafts of the scheduled messages of events that the change cancels. Their work items stay, since they
 * are locked before events; whoever takes one finds a draft, and removes the item.
 */
export async function unscheduleMessages(
  tx: Tx,
  moves: readonly EventMove[],
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  const events: VolunteerDomainEvent[] = []
  const cancelled = moves.filter(isCancellation).map(({ after }) => after.id)
  for (const eventId of cancelled.sort()) {
    const scheduled = await messageStore.lockScheduled(tx, eventId)
    const drafts = scheduled.map((message) => unschedule(message, now))
    await messageStore.replaceAll(
      tx,
      drafts.map(({ result }) => result),
    )
    events.push(...drafts.flatMap((draft) => draft.events))
  }
  return events
}

function isCancellation({ before, after }: EventMove): boolean {
  return before.status !== 'CANCELLED' && after.status === 'CANCELLED'
}

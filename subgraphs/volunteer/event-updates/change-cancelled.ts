import type { Tx } from '../../foundation/database/transaction.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { unschedule } from '../messages/rules.ts'
import { messageStore } from '../messages/store.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'

/** A locked event before and after a change. */
export interface EventTransition {
  before: VolunteerEvent
  after: VolunteerEvent
}

export function toTransitions(
  stored: readonly VolunteerEvent[],
  changed: readonly VolunteerEvent[],
): EventTransition[] {
  const known = new Map(stored.map((event) => [event.id, event]))
  return changed.flatMap((after) => {
    const before = known.get(after.id)
    return before === undefined ? [] : [{ before, after }]
  })
}

/**
 * Turns scheduled messages of cancelled events back into drafts. Their work items stay, since work
 * items are locked before events; the worker removes an item whose message is a draft.
 */
export async function unscheduleMessages(
  tx: Tx,
  transitions: readonly EventTransition[],
  now: Date,
): Promise<VolunteerDomainEvent[]> {
  const events: VolunteerDomainEvent[] = []
  const cancelled = transitions.filter(isCancellation).map(({ after }) => after.id)
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

function isCancellation({ before, after }: EventTransition): boolean {
  return before.status !== 'CANCELLED' && after.status === 'CANCELLED'
}

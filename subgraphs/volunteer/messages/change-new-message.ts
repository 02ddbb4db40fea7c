import type { Decision } from '../../foundation/change/change.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'
import { audienceStore } from './audience/audience-store.ts'
import type { Message } from './message.ts'
import {
  createMessage,
  type NewMessage,
  requireBelowScheduledLimit,
  writeMessage,
} from './rules.ts'
import { type SendingParts, sendingStore } from './sending/sending-store.ts'
import { messageStore } from './store.ts'

/**
 * Creates a message of an event that is locked in share mode, and sends it unless it is scheduled.
 */
export async function addMessage(
  tx: Tx,
  requested: NewMessage,
  parts: SendingParts,
): Promise<Decision<Message, VolunteerDomainEvent>> {
  const written = writeMessage(requested, parts.now)
  await audienceStore.requireKnown(tx, written)

  if (written.status === 'SCHEDULED')
    requireBelowScheduledLimit(await messageStore.isScheduledLimitReached(tx, written.eventId))
  const progress = await sendingStore.addRecipients(tx, written, parts)
  const decision = createMessage(written, progress, parts.now)
  await messageStore.add(tx, decision.result)
  await sendingStore.schedule(tx, decision.result, parts)
  return decision
}

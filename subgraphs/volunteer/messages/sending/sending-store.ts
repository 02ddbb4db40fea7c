import type { NewId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import { audienceRangeStore } from '../audience/audience-range-store.ts'
import { audienceStore } from '../audience/audience-store.ts'
import type { Message } from '../message.ts'
import { FIRST_OUTCOMES, type MailForm, type RecipientProgress } from '../rules.ts'
import { MESSAGES, RECIPIENTS } from './message-queue.ts'
import { progressAfterFirst } from './recipient-rules.ts'
import { recipientStore } from './recipient-store.ts'

export interface SendingParts {
  mail: MailForm
  newId: NewId
  now: Date
  /** A message to more recipients is sent in steps. */
  inlineRecipientLimit: number
}

/** Characters of an id that carry its timestamp; the rest distinguishes ids of one moment. */
const ID_TIMESTAMP_LENGTH = 15

export const sendingStore = {
  /**
   * Stores the recipients of a message that is sent, or none yet if there are too many; returns the
   * progress.
   */
  async addRecipients(tx: Tx, message: Message, parts: SendingParts): Promise<RecipientProgress> {
    if (message.status !== 'SENT') return { recipientCount: 0, writtenUpTo: null }

    // One more than the limit shows that there are more.
    const chosen = audienceStore.choose(message, parts.inlineRecipientLimit + 1)
    return progressAfterFirst(await add(tx, message, chosen, parts), parts.inlineRecipientLimit)
  },

  /** Stores the recipients of the next range of helpers. */
  async addMore(
    tx: Tx,
    message: Message,
    after: string,
    parts: SendingParts,
  ): Promise<RecipientProgress> {
    const upTo = await audienceRangeStore.findEnd(tx, message, after, parts.inlineRecipientLimit)
    const added = await add(tx, message, audienceRangeStore.choose(message, { after, upTo }), parts)
    return { recipientCount: message.recipientCount + added, writtenUpTo: upTo }
  },

  /** Enqueues the message for its time, for the rest of its recipients, or for its mails. */
  async schedule(
    tx: Tx,
    { id, clubId: lane, status, sendAt, writtenUpTo }: Message,
    { mail, now }: Pick<SendingParts, 'mail' | 'now'>,
  ): Promise<void> {
    if (status === 'SCHEDULED' && sendAt !== null)
      await workItems.add(tx, MESSAGES, { id, lane, dueAt: sendAt })
    if (status !== 'SENT') return

    if (writtenUpTo !== null) await workItems.add(tx, RECIPIENTS, { id, lane, dueAt: now })
    else if (mail === 'SMTP') await workItems.add(tx, MESSAGES, { id, lane, dueAt: now })
  },

  /** Removes the message from both queues. */
  dequeue: (tx: Tx, id: string) => workItems.complete(tx, { id }),
}

function add(
  tx: Tx,
  { id: messageId, clubId }: Message,
  chosen: Condition,
  { mail, newId, now }: SendingParts,
): Promise<number> {
  const outcome = FIRST_OUTCOMES[mail]
  const prefix = newId().slice(0, ID_TIMESTAMP_LENGTH)
  const shared = { prefix, clubId, messageId, outcome, updatedAt: now }
  return recipientStore.addAudience(tx, chosen, shared)
}

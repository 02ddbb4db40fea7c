import type { NewId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import type { Condition } from '../../../foundation/query/conditions.ts'
import { audienceStore } from '../audience/audience-store.ts'
import { audienceWalkStore } from '../audience/audience-walk-store.ts'
import type { Message } from '../message.ts'
import { FIRST_OUTCOMES, type MailForm, type Reached } from '../rules.ts'
import { MESSAGES, RECIPIENTS } from './message-queue.ts'
import { recipientStore } from './recipient-store.ts'

export interface SendingParts {
  mail: MailForm
  newId: NewId
  now: Date
  /** To more than so many a message goes step by step. */
  inlineRecipientLimit: number
}

export const INLINE_RECIPIENT_LIMIT = 2000

/** Before the first helper. */
const START = ''

/** Characters of an id before what tells those apart that are made at the same moment. */
const UP_TO_VERSION = 15

export const sendingStore = {
  /** Writes down to whom a message that is sent goes, or to the first of them; answers how far that came. */
  async addRecipients(tx: Tx, message: Message, parts: SendingParts): Promise<Reached> {
    if (message.status !== 'SENT') return { recipientCount: 0, writtenUpTo: null }

    // One more tells that there are more.
    const chosen = audienceStore.choose(message, parts.inlineRecipientLimit + 1)
    const recipientCount = await add(tx, message, chosen, parts)
    return {
      recipientCount,
      writtenUpTo: recipientCount > parts.inlineRecipientLimit ? START : null,
    }
  },

  /** Goes on behind a helper. */
  async addMore(tx: Tx, message: Message, after: string, parts: SendingParts): Promise<Reached> {
    const upTo = await audienceWalkStore.findEnd(tx, message, after, parts.inlineRecipientLimit)
    const added = await add(tx, message, audienceWalkStore.choose(message, { after, upTo }), parts)
    return { recipientCount: message.recipientCount + added, writtenUpTo: upTo }
  },

  /** Puts it in the queue for its time, for the rest of its recipients, or for its mails. */
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

  /** Nobody sends it any more, nor writes down or mails what is left of it. */
  takeOff: (tx: Tx, id: string) => workItems.complete(tx, { id }),
}

function add(
  tx: Tx,
  { id: messageId, clubId }: Message,
  chosen: Condition,
  { mail, newId, now }: SendingParts,
): Promise<number> {
  const outcome = FIRST_OUTCOMES[mail]
  const prefix = newId().slice(0, UP_TO_VERSION)
  const noted = { prefix, clubId, messageId, outcome, updatedAt: now }
  return recipientStore.addChosen(tx, chosen, noted)
}

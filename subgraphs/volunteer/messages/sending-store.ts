import type { NewId } from '../../../platform/ids.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { workItems } from '../../foundation/work-queue/work-items.ts'
import { audienceStore } from './audience-store.ts'
import type { Message } from './message.ts'
import { MESSAGES } from './message-queue.ts'
import { recipientStore } from './recipient-store.ts'
import { FIRST_OUTCOMES, type MailForm } from './rules.ts'

export interface SendingParts {
  mail: MailForm
  newId: NewId
  now: Date
}

/** Characters of an id before what tells those apart that are made at the same moment. */
const UP_TO_VERSION = 15

export const sendingStore = {
  /** Writes down to whom a message that is sent goes; answers how many they are. */
  async addRecipients(
    tx: Tx,
    message: Message,
    { mail, newId, now }: SendingParts,
  ): Promise<number> {
    if (message.status !== 'SENT') return 0

    const { id: messageId, clubId } = message
    const outcome = FIRST_OUTCOMES[mail]
    const prefix = newId().slice(0, UP_TO_VERSION)
    const noted = { prefix, clubId, messageId, outcome, updatedAt: now }
    return recipientStore.addChosen(tx, audienceStore.choose(message), noted)
  },

  /** Puts it in the queue for its time, or for its mails. */
  async schedule(
    tx: Tx,
    { id, clubId: lane, status, sendAt }: Message,
    { mail, now }: Pick<SendingParts, 'mail' | 'now'>,
  ): Promise<void> {
    if (status === 'SCHEDULED' && sendAt !== null)
      await workItems.add(tx, MESSAGES, { id, lane, dueAt: sendAt })
    if (status === 'SENT' && mail === 'SMTP')
      await workItems.add(tx, MESSAGES, { id, lane, dueAt: now })
  },

  /** Nobody sends it any more, nor mails what is left of it. */
  takeOff: (tx: Tx, id: string) => workItems.finish(tx, { id, lease: '' }),
}

import type { ListMessageRecipientsQuery } from '../../../built/types/operations.ts'
import { field, readerOf, record } from '../../../schema/fields/rest-body.ts'
import { NEVER_DELETED } from './lists.ts'

type Message = NonNullable<ListMessageRecipientsQuery['volunteerMessage']>
type Recipient = NonNullable<Message['recipients']>['nodes'][number]

export const RecipientBody = record('MessageRecipient', {
  helper_id: field(),
  outcome: field(),
  updated_at: field(),
  deleted_at: NEVER_DELETED,
})

export const toRecipient = readerOf<Recipient, typeof RecipientBody>(RecipientBody, {
  outcome: ({ outcome }) => outcome.toLowerCase(),
})

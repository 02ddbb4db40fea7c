import type { z } from 'zod'
import type { ListMessageRecipientsQuery } from '../../../built/types/operations.ts'
import { field, record } from '../../../schema/fields/rest-body.ts'
import { NEVER_DELETED } from './lists.ts'

type Message = NonNullable<ListMessageRecipientsQuery['volunteerMessage']>
type Recipient = NonNullable<Message['recipients']>['nodes'][number]

export const RecipientBody = record('MessageRecipient', {
  helper_id: field(),
  outcome: field(),
  updated_at: field(),
  deleted_at: NEVER_DELETED,
})

export function toRecipient({
  helperId,
  outcome,
  updatedAt,
}: Recipient): z.output<typeof RecipientBody> {
  return { helper_id: helperId, outcome: outcome.toLowerCase(), updated_at: updatedAt }
}

import { toContentBody } from '../../fields/resource-fields.ts'
import { MESSAGE_FIELDS, type WrittenMessage } from '../messages.ts'
import type { ACTION_AUDIENCE_TYPES, AssignmentStatus } from '../statuses.ts'
import { type ShownResource, toResourceBody } from './resource-body.ts'

export interface ShownAudience {
  type: (typeof ACTION_AUDIENCE_TYPES)[number]
  roleIds: readonly string[]
  shiftIds: readonly string[]
  helperIds: readonly string[]
  assignmentStatus?: AssignmentStatus | null | undefined
}

type ShownMessage<Moment> = ShownResource<Moment> &
  Omit<WrittenMessage, 'audience' | 'sendAt'> & {
    audience: ShownAudience
    sendAt: Moment | null
    sentAt: Moment | null
    recipientCount: number
    createdBy: string
  }

export function toMessageBody<Moment>(message: ShownMessage<Moment>) {
  return toResourceBody(message, {
    ...toContentBody(MESSAGE_FIELDS, message),
    audience: toAudienceBody(message.audience),
    sent_at: message.sentAt,
    recipient_count: message.recipientCount,
    created_by: message.createdBy,
  })
}

/** The body with the time of the deletion, for the response and the event of a deletion. */
export function toDeletedMessageBody<Moment>(
  message: ShownMessage<Moment> & { deletedAt: Moment | null },
) {
  return { ...toMessageBody(message), deleted_at: message.deletedAt }
}

/** Shows only the members that the audience type uses. */
export function toAudienceBody(audience: ShownAudience) {
  const { type, roleIds, shiftIds, helperIds, assignmentStatus } = audience
  return {
    type: type.toLowerCase(),
    ...(type === 'ROLE' ? { role_ids: roleIds } : {}),
    ...(type === 'SHIFT' ? { shift_ids: shiftIds } : {}),
    ...(type === 'HELPERS' ? { helper_ids: helperIds } : {}),
    ...(type === 'STATUS' ? { assignment_status: assignmentStatus?.toLowerCase() } : {}),
  }
}

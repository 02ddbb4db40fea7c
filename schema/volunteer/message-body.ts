import type {
  ACTION_AUDIENCE_TYPES,
  AssignmentStatus,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
} from './statuses.ts'

export interface ShownAudience {
  type: (typeof ACTION_AUDIENCE_TYPES)[number]
  roleIds: readonly string[]
  shiftIds: readonly string[]
  helperIds: readonly string[]
  assignmentStatus?: AssignmentStatus | null | undefined
}

/** What the volunteer API shows of a message; its times are dates, or their text already. */
interface ShownMessage<Moment> {
  id: string
  clubId: string
  eventId: string
  kind: (typeof MESSAGE_KINDS)[number]
  subject: string | null
  body: string
  audience: ShownAudience
  status: (typeof MESSAGE_STATUSES)[number]
  sendAt: Moment | null
  sentAt: Moment | null
  recipientCount: number
  createdBy: string
  createdAt: Moment
  updatedAt: Moment
}

/** A message as its single read and its webhooks show it. */
export function toMessageBody<Moment>(message: ShownMessage<Moment>) {
  return {
    id: message.id,
    verein_id: message.clubId,
    event_id: message.eventId,
    kind: message.kind.toLowerCase(),
    subject: message.subject,
    body: message.body,
    audience: toAudienceBody(message.audience),
    status: message.status.toLowerCase(),
    send_at: message.sendAt,
    sent_at: message.sentAt,
    recipient_count: message.recipientCount,
    created_by: message.createdBy,
    created_at: message.createdAt,
    updated_at: message.updatedAt,
  }
}

/** The body with the time of its deletion, for the answer and the event of a deletion. */
export function toDeletedMessageBody<Moment>(
  message: ShownMessage<Moment> & { deletedAt: Moment | null },
) {
  return { ...toMessageBody(message), deleted_at: message.deletedAt }
}

/** What the type chooses by is shown, and nothing else. */
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

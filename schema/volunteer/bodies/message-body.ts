import { z } from 'zod'
import { documentAs } from '../../fields/documented.ts'
import { toContentBody } from '../../fields/resource-fields.ts'
import { field } from '../../fields/rest-body.ts'
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

const IDS = field<readonly string[]>()

const kind = <Kind extends string>(name: Kind) =>
  z
    .literal(name)
    .describe(
      'Kind of the choice of helpers; `trigger` is refused with `validation_failed` anywhere but in an action of a workflow.',
    )

/** The members that the audience type uses. */
export const AudienceBody = documentAs(
  z.union([
    z.object({ type: kind('all') }),
    z.object({ type: kind('role'), role_ids: IDS }),
    z.object({ type: kind('shift'), shift_ids: IDS }),
    z.object({ type: kind('helpers'), helper_ids: IDS }),
    z.object({
      type: kind('status'),
      assignment_status: field({ isPresent: true }).optional(),
    }),
    z.object({ type: kind('trigger') }),
  ]),
  { record: { type: 'MessageAudience' } },
)

export function toAudienceBody(audience: ShownAudience): z.output<typeof AudienceBody> {
  const { type, roleIds, shiftIds, helperIds, assignmentStatus } = audience
  switch (type) {
    case 'ALL':
      return { type: 'all' }
    case 'ROLE':
      return { type: 'role', role_ids: roleIds }
    case 'SHIFT':
      return { type: 'shift', shift_ids: shiftIds }
    case 'HELPERS':
      return { type: 'helpers', helper_ids: helperIds }
    case 'STATUS':
      return { type: 'status', assignment_status: assignmentStatus?.toLowerCase() }
    case 'TRIGGER':
      return { type: 'trigger' }
  }
}

import { type NamesOf, toRest } from '../../schema/input-record.ts'
import {
  type MessageFilter,
  NewVolunteerBroadcast,
  NewVolunteerMessage,
  type RecipientFilter,
  VolunteerMessageChanges,
} from '../../schema/volunteer/messages.ts'

export const AUDIENCE = {
  name: 'audience',
  of: {
    ...{ type: 'type', roleIds: 'role_ids', shiftIds: 'shift_ids', helperIds: 'helper_ids' },
    assignmentStatus: 'assignment_status',
  },
} as const

const BROADCAST: NamesOf<typeof NewVolunteerBroadcast.fields> = {
  subject: 'subject',
  body: 'body',
  status: 'status',
  sendAt: 'send_at',
}

/** Body of POST /events/{eventId}/broadcasts; what is not named here is ignored. */
export const NewBroadcastBody = toRest(NewVolunteerBroadcast, 'open_body', BROADCAST)

/** Body of POST /events/{eventId}/messages. */
export const NewMessageBody = toRest(NewVolunteerMessage, 'open_body', {
  ...BROADCAST,
  audience: AUDIENCE,
})

/** Body of PATCH /events/{eventId}/messages/{messageId}. */
export const MessageChangesBody = toRest(VolunteerMessageChanges, 'open_body', {
  ...BROADCAST,
  audience: AUDIENCE,
  expectedUpdatedAt: 'expected_updated_at',
})

export const MESSAGE_FILTER: NamesOf<typeof MessageFilter.fields> = {
  ...{ kind: 'kind', status: 'status' },
  ...{ updatedSince: 'updated_since', includeDeleted: 'include_deleted' },
}

export const RECIPIENT_FILTER: NamesOf<typeof RecipientFilter.fields> = {
  outcome: 'outcome',
  updatedSince: 'updated_since',
}

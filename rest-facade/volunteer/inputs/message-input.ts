import { toRest } from '../../../schema/fields/input-record.ts'
import {
  NewVolunteerBroadcast,
  NewVolunteerMessage,
  VolunteerMessageChanges,
} from '../../../schema/volunteer/messages.ts'

/** Body of POST /events/{eventId}/broadcasts; what is not named here is ignored. */
export const NewBroadcastBody = toRest(NewVolunteerBroadcast, 'open_body')

/** Body of POST /events/{eventId}/messages. */
export const NewMessageBody = toRest(NewVolunteerMessage, 'open_body')

/** Body of PATCH /events/{eventId}/messages/{messageId}. */
export const MessageChangesBody = toRest(VolunteerMessageChanges, 'open_body')

import type { WrittenMessage } from '../../../schema/volunteer/messages.ts'
import type {
  AssignmentStatus,
  AUDIENCE_TYPES,
  MESSAGE_OUTCOMES,
} from '../../../schema/volunteer/statuses.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** Whom a message is for; of the ids, those count that its type chooses by, and the others are empty. */
export interface ChosenAudience {
  type: (typeof AUDIENCE_TYPES)[number]
  roleIds: string[]
  shiftIds: string[]
  helperIds: string[]
  /** Of the type STATUS; no other has one. */
  assignmentStatus?: AssignmentStatus
}

/** What a club writes to the helpers of an event. */
export interface Message extends ResourceRecord, Omit<WrittenMessage, 'audience'> {
  audience: ChosenAudience
  sentAt: Date | null
  /** How many were written down so far. */
  recipientCount: number
  /** While the recipients of a large one are written down, up to which helper of the event that came. */
  writtenUpTo: string | null
  createdBy: string
}

/** A helper to whom a message went. Nothing of them is copied, so that an erasure leaves nothing here. */
export interface Recipient {
  id: string
  clubId: string
  messageId: string
  helperId: string
  outcome: (typeof MESSAGE_OUTCOMES)[number]
  /** How often the mail was handed over. */
  attemptCount: number
  updatedAt: Date
}

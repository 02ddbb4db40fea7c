import type { WrittenMessage } from '../../../schema/volunteer/messages.ts'
import type {
  AssignmentStatus,
  AUDIENCE_TYPES,
  MESSAGE_OUTCOMES,
} from '../../../schema/volunteer/statuses.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'

/** The audience of a message. The type decides which ids are used; the other lists are empty. */
export interface ChosenAudience {
  type: (typeof AUDIENCE_TYPES)[number]
  roleIds: string[]
  shiftIds: string[]
  helperIds: string[]
  /** Set for the type STATUS only. */
  assignmentStatus?: AssignmentStatus
  /** Of the type SHIFT, as ISO text: shifts of the event that end later, instead of `shiftIds`. */
  endingAfter?: string
  /** Of the type SHIFT, as ISO text: includes assignments that a cancellation of their shift ended since. */
  cancelledSince?: string
}

/** A message of a club to helpers of an event. */
export interface Message extends ResourceRecord, Omit<WrittenMessage, 'audience'> {
  audience: ChosenAudience
  sentAt: Date | null
  /** Number of recipients stored so far. */
  recipientCount: number
  /** While recipients of a large message are being stored: the id of the last helper considered. */
  writtenUpTo: string | null
  createdBy: string
}

/**
 * A helper who received a message. No personal data is copied, so an erasure needs no change here.
 */
export interface Recipient {
  id: string
  clubId: string
  messageId: string
  helperId: string
  outcome: (typeof MESSAGE_OUTCOMES)[number]
  /** Number of attempts to mail. */
  attemptCount: number
  updatedAt: Date
}

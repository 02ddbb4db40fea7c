import type {
  ACTION_AUDIENCE_TYPES,
  AssignmentStatus,
  CONDITION_OPS,
} from '../../../schema/volunteer/statuses.ts'
import type { TriggeringType } from '../../../schema/volunteer/workflows.ts'
import type { ChosenAudience } from '../messages/message.ts'

/** Actions that a club automates, with the trigger that starts them. */
export interface Workflow {
  id: string
  clubId: string
  name: string
  description: string | null
  isEnabled: boolean
  /** Null for all events of the club. */
  eventId: string | null
  /** The event type that triggers it; null for a manual workflow. */
  triggerEvent: TriggeringType | null
  conditions: DataCondition[]
  actions: Action[]
  runCount: number
  lastTriggeredAt: Date | null
  /** Publication sequence of the last event that does not trigger it. */
  triggersAfter: string
  createdAt: Date
  updatedAt: Date
}

export type Scalar = string | number | boolean | null

/** A condition on the event's data. */
export interface DataCondition {
  /** Path of the compared value, such as `shift.title`. */
  field: string
  op: (typeof CONDITION_OPS)[number]
  /** A list for `IN`. */
  value: Scalar | Scalar[]
}

export type Action = SendMessage | GrantEventAccess | SetAssignmentStatus

export interface SendMessage {
  type: 'SEND_MESSAGE'
  audience: MessagedHelpers
  subject: string | null
  body: string
}

/** The recipients of a message; with the type TRIGGER, the helpers of the run. */
export type MessagedHelpers = Omit<ChosenAudience, 'type'> & {
  type: (typeof ACTION_AUDIENCE_TYPES)[number]
}

export interface GrantEventAccess {
  type: 'GRANT_EVENT_ACCESS'
  eventId: string
}

export interface SetAssignmentStatus {
  type: 'SET_ASSIGNMENT_STATUS'
  status: AssignmentStatus
}

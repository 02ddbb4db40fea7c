import type {
  ACTION_AUDIENCE_TYPES,
  AssignmentStatus,
  CONDITION_OPS,
} from '../../../schema/volunteer/statuses.ts'
import type { TriggeringType } from '../../../schema/volunteer/workflows.ts'
import type { ChosenAudience } from '../messages/message.ts'

/** What a club wants done when something happens, or when somebody says so. */
export interface Workflow {
  id: string
  clubId: string
  name: string
  description: string | null
  isEnabled: boolean
  /** Null for all events of the club. */
  eventId: string | null
  /** The type of events that starts it; null where people do. */
  triggerEvent: TriggeringType | null
  conditions: DataCondition[]
  actions: Action[]
  runCount: number
  lastTriggeredAt: Date | null
  /** Publication sequence of the last event that does not start it any more. */
  followsAfter: string
  createdAt: Date
  updatedAt: Date
}

export type Scalar = string | number | boolean | null

/** What must hold of the data of an event. */
export interface DataCondition {
  /** Where the value stands, such as `shift.title`. */
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

/** Whom a message is for; of the type TRIGGER, the helpers of the run. */
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

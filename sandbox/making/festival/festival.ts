import type { Assignment } from '../../../subgraphs/volunteer/assignment-records/assignment.ts'
import type { Workflow } from '../../../subgraphs/volunteer/automation/workflow.ts'
import type { AvailabilityRequest } from '../../../subgraphs/volunteer/availability/availability-request.ts'
import type { AvailabilityResponse } from '../../../subgraphs/volunteer/availability/availability-response.ts'
import type { EventAccess } from '../../../subgraphs/volunteer/event-access/event-access.ts'
import type { VolunteerEvent } from '../../../subgraphs/volunteer/events/volunteer-event.ts'
import type { Helper } from '../../../subgraphs/volunteer/helpers/helper.ts'
import type { Message, Recipient } from '../../../subgraphs/volunteer/messages/message.ts'
import type { Role } from '../../../subgraphs/volunteer/roles/role.ts'
import type { Shift } from '../../../subgraphs/volunteer/shifts/shift.ts'
import type { Making } from '../making.ts'
import type { Random } from '../random.ts'

export interface FestivalRows {
  event: VolunteerEvent
  roles: Role[]
  shifts: Shift[]
  helpers: Helper[]
  accesses: EventAccess[]
  assignments: Assignment[]
  messages: Message[]
  recipients: Recipient[]
  polls: AvailabilityRequest[]
  answers: AvailabilityResponse[]
  workflows: Workflow[]
}

/** Shared input of all festival rows. */
export interface FestivalMaking extends Pick<Making, 'now' | 'newId'> {
  random: Random
  origin: { clubId: string; eventId: string }
  /** Start of the planning. */
  plannedAt: Date
}

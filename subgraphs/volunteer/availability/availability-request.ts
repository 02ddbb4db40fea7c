import type { AVAILABILITY_REQUEST_STATUSES } from '../../../schema/volunteer/statuses.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'
import type { ChosenAudience } from '../messages/message.ts'

/** Something that helpers say yes or no to; its times are texts, as they are kept in JSON. */
export interface AvailabilityOption {
  id: string
  label: string
  startTime: string | null
  endTime: string | null
}

/** A question to helpers of an event: when do they have time? */
export interface AvailabilityRequest extends ResourceRecord {
  title: string
  description: string | null
  options: AvailabilityOption[]
  audience: ChosenAudience
  respondBy: Date | null
  /** What the club has said; after `respondBy` it counts as closed all the same. */
  status: (typeof AVAILABILITY_REQUEST_STATUSES)[number]
}

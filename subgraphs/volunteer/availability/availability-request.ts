import type { WrittenRequest } from '../../../schema/volunteer/availability.ts'
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
export interface AvailabilityRequest
  extends ResourceRecord,
    Omit<WrittenRequest, 'options' | 'audience'> {
  options: AvailabilityOption[]
  audience: ChosenAudience
}

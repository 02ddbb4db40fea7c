import type { WrittenRequest } from '../../../schema/volunteer/availability.ts'
import type { ResourceRecord } from '../event-resources/resource-table.ts'
import type { ChosenAudience } from '../messages/message.ts'

/** An option of a poll. Its times are strings, as stored in JSON. */
export interface AvailabilityOption {
  id: string
  label: string
  startTime: string | null
  endTime: string | null
}

/** A poll of an event's helpers: when are they available? */
export interface AvailabilityRequest
  extends ResourceRecord,
    Omit<WrittenRequest, 'options' | 'audience'> {
  options: AvailabilityOption[]
  audience: ChosenAudience
}

import type { z } from 'zod'
import type { ListVolunteerEventsQuery } from '../../../built/types/operations.ts'
import { field, record } from '../../../schema/fields/rest-body.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'

type Summary = NonNullable<ListVolunteerEventsQuery['volunteerEvents']>['nodes'][number]

/** Lists show these fields of an event (Resources, Event). */
export const EventSummaryBody = record(
  'VolunteerEvent',
  {
    id: field(),
    verein_id: field({ of: 'VolunteerEvent.clubId' }),
    name: field({ maxLength: VOLUNTEER_LIMITS.event.name.max }),
    start_date: field(),
    end_date: field(),
    status: field(),
    updated_at: field(),
    deleted_at: field<string | null>().optional(),
  },
  { name: 'EventSummary' },
)

export function toEventSummary(event: Summary): z.output<typeof EventSummaryBody> {
  return {
    id: event.id,
    verein_id: event.clubId,
    name: event.name,
    start_date: event.startDate,
    end_date: event.endDate,
    status: event.status.toLowerCase(),
    updated_at: event.updatedAt,
  }
}

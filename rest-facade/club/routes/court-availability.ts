import { AVAILABILITY_PAGE, CourtAvailabilityFilter } from '../../../schema/club/lists.ts'
import { toRest, withFields } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, requireData } from '../../route.ts'
import { CourtAvailabilityPage, toCourtAvailability } from '../bodies/court-availability.ts'
import { toPage } from '../bodies/page.ts'
import { PAGE_NAMES, toPageVariables } from '../fields.ts'

export const listCourtAvailabilityRoute = defineRoute({
  method: 'GET',
  path: '/courts/availability',
  scopes: ['courts:read', 'bookings:read'],
  query: toRest(withFields(AVAILABILITY_PAGE, CourtAvailabilityFilter), 'query', PAGE_NAMES),
  tag: 'Courts',
  summary: 'List when courts are free',
  operation: operation('ListCourtAvailability'),
  variables: ({ query }) => toPageVariables(query),
  answers: { 200: CourtAvailabilityPage },
  answer: ({ courtAvailability }) => {
    const page = requireData(courtAvailability)
    return { ...toPage(page, toCourtAvailability), as_of_event_id: page.asOfEventId }
  },
  // An older event only repeats what follows it, so that a change elsewhere in the club makes no other answer.
  toTagged: ({ as_of_event_id, ...content }) => content,
})

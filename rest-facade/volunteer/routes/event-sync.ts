import { operation } from '../../../schema/operations.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { defineRoute, present } from '../../route.ts'
import { toSyncResults } from '../bodies/event-sync.ts'
import { EventSync } from '../sync-input.ts'

export const syncVolunteerEventsRoute = defineRoute({
  method: 'POST',
  path: '/events/sync',
  scopes: ['events:write'],
  body: EventSync,
  bodyLimit: VOLUNTEER_LIMITS.bulkBytes,
  operation: operation('SyncVolunteerEvents'),
  variables: ({ body }) => ({
    input: {
      events: body.events.flatMap(({ event }) => (event.ok ? [event.value] : [])),
    },
  }),
  status: 200,
  answer: ({ syncVolunteerEvents }, _context, { body }) => ({
    results: toSyncResults(body.events, present(syncVolunteerEvents).results),
  }),
})

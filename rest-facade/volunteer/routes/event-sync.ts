import { operation } from '../../../schema/operations.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { replayHeaders } from '../../idempotency-key.ts'
import { defineRoute, present } from '../../route.ts'
import { toSyncResults } from '../bodies/event-sync.ts'
import { digestRefused } from '../digest-refused.ts'
import { EventSync } from '../sync-input.ts'

export const syncVolunteerEventsRoute = defineRoute({
  method: 'POST',
  path: '/events/sync',
  scopes: ['events:write'],
  idempotencyKey: 'optional',
  body: EventSync,
  bodyLimit: VOLUNTEER_LIMITS.bulkBytes,
  operation: operation('SyncVolunteerEvents'),
  variables: ({ idempotencyKey, body: { events } }) => ({
    input: {
      idempotencyKey,
      requestDigest: digestRefused(
        events.map(({ event, externalId }) => (event.ok ? event : { ...event, externalId })),
      ),
      events: events.flatMap(({ event }) => (event.ok ? [event.value] : [])),
    },
  }),
  status: 200,
  headers: ({ syncVolunteerEvents }) => replayHeaders(present(syncVolunteerEvents)),
  answer: ({ syncVolunteerEvents }, _context, { body }) => ({
    results: toSyncResults(body.events, present(syncVolunteerEvents).results),
  }),
})

import { z } from 'zod'
import { envelope, field } from '../../../schema/fields/rest-body.ts'
import { operation } from '../../../schema/operations.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { defineRoute, requireData } from '../../route.ts'
import { resultOf, SENT_ID, toOutcomes } from '../bodies/bulk.ts'
import { EventSync } from '../inputs/sync-input.ts'

const SyncResult = resultOf({
  type: 'VolunteerEventSyncResult',
  own: {
    external_id: SENT_ID,
    id: field<string | null>({ of: 'VolunteerEventSyncResult.eventId' }),
  },
  outcome: {},
})

const SyncResults = envelope({ name: 'EventSyncResults' }, { results: z.array(SyncResult) })

export const syncVolunteerEventsRoute = defineRoute({
  method: 'POST',
  path: '/events/sync',
  scopes: ['events:write'],
  idempotencyKey: 'optional',
  body: EventSync,
  bodyLimit: VOLUNTEER_LIMITS.bulkBytes,
  tag: 'Events',
  summary: 'Synchronize events by external id',
  operation: operation('SyncVolunteerEvents'),
  variables: ({ idempotencyKey, body: { events } }) => ({ input: { idempotencyKey, events } }),
  answers: { 200: SyncResults },
  answer({ syncVolunteerEvents }, _context, { body: { events } }) {
    const { results } = toOutcomes(
      requireData(syncVolunteerEvents).results,
      ({ eventId }, index) => ({
        external_id: events[index]?.externalId ?? null,
        id: eventId ?? null,
      }),
    )
    return { results }
  },
})

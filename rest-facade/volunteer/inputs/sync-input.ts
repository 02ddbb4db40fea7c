import { z } from 'zod'
import { omittable } from '../../../schema/fields/input-fields.ts'
import { toRest, withFields } from '../../../schema/fields/input-record.ts'
import { SyncedVolunteerEvent } from '../../../schema/volunteer/events.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { bulkOf } from '../bulk-input.ts'
import { Uuid } from '../fields.ts'

const SyncEvent = toRest(
  withFields({ eventId: omittable(Uuid) }, SyncedVolunteerEvent),
  'open_body',
  { eventId: 'id' },
)

/** Body of POST /events/sync. The answer repeats any text that was sent as `external_id`, a refused one, too. */
export const EventSync = z.object({
  events: bulkOf({
    limits: VOLUNTEER_LIMITS.sync,
    item: SyncEvent,
    identity: { eventId: omittable(Uuid), externalId: omittable(z.string()) },
    names: { eventId: 'id' },
  }),
})

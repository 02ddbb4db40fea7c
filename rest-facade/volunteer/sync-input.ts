import { z } from 'zod'
import { checkInput, type Parsed } from '../../platform/issues.ts'
import { omittable } from '../../schema/input-fields.ts'
import { toRest, withFields } from '../../schema/input-record.ts'
import { SyncedVolunteerEvent } from '../../schema/volunteer/events.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { Uuid } from './fields.ts'

const SyncEvent = toRest(withFields({ id: omittable(Uuid) }, SyncedVolunteerEvent), 'open_body')

/** One item of a sync: what it says, or its faults, which fail no other item. */
export interface CheckedItem {
  /** As it was sent, when it was text. */
  externalId: string | null
  event: Parsed<z.output<typeof SyncEvent>>
}

/** Body of POST /events/sync. */
export const EventSync = z.object({
  events: z
    .array(z.unknown())
    .min(VOLUNTEER_LIMITS.sync.min)
    .max(VOLUNTEER_LIMITS.sync.max)
    .transform((items) => items.map(toCheckedItem)),
})

function toCheckedItem(item: unknown): CheckedItem {
  const { external_id: externalId } = (item ?? {}) as { external_id?: unknown }
  return {
    externalId: typeof externalId === 'string' ? externalId : null,
    event: checkInput(SyncEvent, item, 'body'),
  }
}

import { z } from 'zod'
import { checkInput, type Parsed } from '../../platform/issues.ts'
import type { SyncVolunteerEventInput } from '../../schema/types/operations.ts'
import { EventExternalId } from '../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { given } from '../route.ts'
import { NewEvent, toCreateInput } from './event-input.ts'
import { Uuid } from './fields.ts'

const SyncEvent = NewEvent.extend({
  id: Uuid.optional(),
  external_id: EventExternalId,
})

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

export function toSyncInput({ id, external_id, ...event }: z.output<typeof SyncEvent>) {
  return given<SyncVolunteerEventInput>({
    ...toCreateInput(event),
    id,
    externalId: external_id,
  })
}

function toCheckedItem(item: unknown): CheckedItem {
  const { external_id: externalId } = (item ?? {}) as { external_id?: unknown }
  return {
    externalId: typeof externalId === 'string' ? externalId : null,
    event: checkInput(SyncEvent, item, 'body'),
  }
}

import { z } from 'zod'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { GrantedAccess } from '../../../schema/volunteer/event-accesses.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { EventHelperFilter } from '../../../schema/volunteer/lists.ts'
import type { AskedGrant } from './access-grants.ts'

export const EventHelperFilterInput = toGraph(EventHelperFilter)

export const GrantEventAccessInput = toGraph(
  withFields({ eventId: z.string(), helperId: z.string() }, GrantedAccess),
)

/** Each item is checked by itself, so that a refused one blocks no other. */
export const GrantEventAccessesInput = z.object({
  eventId: z.string(),
  eventAccess: z.array(z.unknown()).max(VOLUNTEER_LIMITS.accesses.max),
})

export const AccessGrantItem = toGraph(
  withFields({ helperId: z.string() }, GrantedAccess),
).transform(({ helperId, roleIds }): AskedGrant => ({ helperId, roleIds }))

export const RevokeEventAccessInput = z.object({ eventId: z.string(), helperId: z.string() })

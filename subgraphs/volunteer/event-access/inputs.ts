import { z } from 'zod'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { GrantedAccess } from '../../../schema/volunteer/event-accesses.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { AccessGrant } from './bulk-grant-rules.ts'

export const GrantEventAccessInput = toGraph(
  withFields({ eventId: z.string(), helperId: z.string() }, GrantedAccess),
)

/** Each item is parsed on its own, so that a rejected item does not block the others. */
export const GrantEventAccessesInput = z.object({
  eventId: z.string(),
  eventAccess: z.array(z.unknown()).max(VOLUNTEER_LIMITS.accesses.max),
})

export const AccessGrantItem = toGraph(
  withFields({ helperId: z.string() }, GrantedAccess),
).transform(({ helperId, roleIds }): AccessGrant => ({ helperId, roleIds }))

export const RevokeEventAccessInput = z.object({ eventId: z.string(), helperId: z.string() })

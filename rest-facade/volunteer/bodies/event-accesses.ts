import { z } from 'zod'
import { field, record } from '../../../schema/fields/rest-body.ts'
import { HelperBody } from './resources.ts'

export const EventAccessBody = record('EventAccess', {
  helper_id: field(),
  event_id: field(),
  role_ids: field<readonly string[]>(),
  granted_at: field(),
  revoked_at: field<string | null>(),
  updated_at: field(),
})

const EventGrant = record(
  'EventAccess',
  { event_id: field(), role_ids: field<readonly string[]>(), granted_at: field() },
  { name: 'EventGrant' },
)

/** A helper in the single read. */
export const HelperDetailBody = z.intersection(
  HelperBody,
  z.object({ event_access: z.array(EventGrant) }),
)

/** A helper of an event; a revoked access is a deletion. */
export const EventHelperBody = z.intersection(
  HelperBody,
  z.object({
    event_access: EventAccessBody,
    deleted_at: field<string | null>({ of: 'EventAccess.revokedAt' }).optional(),
  }),
)

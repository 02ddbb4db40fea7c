import type { Caller } from '../../../platform/caller.ts'
import { type Reach, reachOf } from '../../foundation/query/tenancy.ts'
import { authorizeRead } from '../records/access.ts'

/** Installations read their own sources, staff those of their clubs. */
export function authorizeSources(caller: Caller): Reach {
  const tenancy = authorizeRead(caller, 'bookings:read')
  if (caller.kind !== 'installation') return reachOf(tenancy)

  return { condition: (alias) => `${alias}.installation_id = ?`, params: [caller.installationId] }
}

import type { Caller } from '../../../platform/caller.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import { clubsOf, EVERYWHERE } from '../../foundation/query/tenancy.ts'
import { requireCourtClubAccess } from '../records/access.ts'

/** Endpoints that a caller may access; those of other installations do not exist for it. */
export interface EndpointAccess {
  condition: string
  params: readonly unknown[]
  /** The installation; null for staff, who access those of several. */
  ownerId: string | null
}

/** Installations access their own endpoints, staff those of their clubs: OWNERs send deliveries again. */
export function authorizeEndpoints(
  caller: Caller,
  area: 'desk' | 'ownership' = 'desk',
): EndpointAccess {
  requireCourtClubAccess(caller, 'webhooks:manage')
  if (caller.kind === 'installation') return ofOwner(caller.installationId)

  const tenancy = caller.kind === 'staff' ? clubsOf(caller, area) : EVERYWHERE
  return { condition: tenancy.condition('e.club_id'), params: tenancy.params, ownerId: null }
}

/** OWNERs switch endpoints of their clubs; an installation changes its own by `updateWebhookEndpoint`. */
export function authorizeSwitch(caller: Caller): EndpointAccess {
  return authorizeEndpoints(asStaff(caller), 'ownership')
}

function ofOwner(ownerId: string): EndpointAccess {
  return { condition: 'e.owner_id = ?', params: [ownerId], ownerId }
}

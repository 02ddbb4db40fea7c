import { asInstallation, type Caller, type InstallationCaller } from '../../../platform/caller.ts'
import { clubsOf, EVERYWHERE } from '../../foundation/query/tenancy.ts'
import { requireCourtClubAccess, requireScopes } from '../access.ts'

/** Which endpoints a caller may find; one of another installation is absent in the same club, too. */
export interface EndpointAccess {
  condition: string
  params: readonly unknown[]
  /** The one whose endpoints they are; null where there may be several. */
  ownerId: string | null
}

/** Installations find their own endpoints, staff all of the clubs they have a role in. */
export function authorizeEndpoints(caller: Caller): EndpointAccess {
  requireCourtClubAccess(caller, 'webhooks:manage')
  if (caller.kind === 'installation') return ofOwner(caller.installationId)

  const tenancy = caller.kind === 'staff' ? clubsOf(caller) : EVERYWHERE
  return { condition: tenancy.condition('e.club_id'), params: tenancy.params, ownerId: null }
}

/** What an endpoint is, and its secret, is for the installation alone. */
export function asManager(caller: Caller): InstallationCaller {
  const installation = asInstallation(caller)
  requireScopes(installation, ['webhooks:manage'])
  return installation
}

function ofOwner(ownerId: string): EndpointAccess {
  return { condition: 'e.owner_id = ?', params: [ownerId], ownerId }
}

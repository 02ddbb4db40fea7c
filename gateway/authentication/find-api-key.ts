import type { ApiKeyIdentityFieldsFragment, VolunteerAddOn } from '../../built/types/operations.ts'
import type { GraphExecutor } from '../../platform/executor.ts'
import { operation } from '../../schema/operations.ts'
import { ADD_ONS, type AddOn } from '../../schema/volunteer/plans.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'
import { makeIsClubActive } from '../club-state/is-club-active.ts'
import { makeInternalQuery } from '../internal-query.ts'
import type { FindApiKey, FoundApiKey } from './present-api-key.ts'

export interface KeyOwners {
  volunteer: GraphExecutor
  club: GraphExecutor
}

const ADD_ON: Readonly<Record<VolunteerAddOn, AddOn>> = {
  API_ACCESS_PLUS: 'api_access_plus',
  WEBHOOKS_ACCESS: 'webhooks_access',
}

/** Looks up an API key and its club's status; `present-api-key.ts` decides and caches, `refuseApiKey` checks rights. */
export function makeFindApiKey({ volunteer, club }: KeyOwners): FindApiKey {
  const message = 'API keys cannot be looked up.'
  const query = makeInternalQuery(volunteer, operation('FindApiKey'), message)
  const isClubActive = makeIsClubActive(club)
  return async (keyHash, requestId) => {
    const { apiKeyByHash } = await query({ hash: keyHash }, requestId)
    if (apiKeyByHash === null) return null

    return toFound(apiKeyByHash, await isClubActive(apiKeyByHash, requestId))
  }
}

function toFound(identity: ApiKeyIdentityFieldsFragment, isClubActive: boolean): FoundApiKey {
  const { expiresAt, revokedAt, isPro, addOns, scopes, ...rest } = identity
  const owned = addOns.map((addOn) => ADD_ON[addOn])
  return {
    expiresAt: expiresAt ? new Date(expiresAt) : null,
    isRevoked: Boolean(revokedAt),
    caller: {
      kind: 'api_key',
      ...rest,
      isClubActive,
      scopes: VOLUNTEER_SCOPES.filter((scope) => scopes.includes(scope)),
      plan: isPro ? 'PRO' : null,
      addOns: ADD_ONS.filter((addOn) => owned.includes(addOn)),
    },
  }
}

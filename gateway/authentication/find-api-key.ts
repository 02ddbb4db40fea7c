import type { GraphExecutor } from '../../platform/executor.ts'
import type { ApiKeyIdentity, VolunteerAddOn } from '../../schema/types/volunteer.ts'
import { ADD_ONS, type AddOn } from '../../schema/volunteer/plans.ts'
import { VOLUNTEER_SCOPES } from '../../schema/volunteer/scopes.ts'
import { makeIsClubActive } from '../club-state/is-club-active.ts'
import { makeInternalQuery } from '../internal-query.ts'
import type { FindApiKey, FoundApiKey } from './present-api-key.ts'

const DOCUMENT = `query FindApiKey($hash: String!) {
  apiKeyByHash(hash: $hash) {
    apiKeyId
    clubId
    scopes
    expiresAt
    revokedAt
    isPro
    addOns
    isIntegrationEnabled
    isClubActive
  }
}`

export interface KeyOwners {
  volunteer: GraphExecutor
  club: GraphExecutor
}

const ADD_ON: Readonly<Record<VolunteerAddOn, AddOn>> = {
  API_ACCESS_PLUS: 'api_access_plus',
  WEBHOOKS_ACCESS: 'webhooks_access',
}

/** Looks up an API key in the volunteer subgraph, and its club's status in the club subgraph. */
export function makeFindApiKey({ volunteer, club }: KeyOwners): FindApiKey {
  const ask = makeInternalQuery<ApiKeyIdentity>(volunteer, {
    name: 'FindApiKey',
    document: DOCUMENT,
    field: 'apiKeyByHash',
    unavailable: 'API keys cannot be looked up.',
  })
  const isClubActive = makeIsClubActive(club)
  return async (keyHash, requestId) => {
    const identity = await ask({ hash: keyHash }, requestId)
    if (identity === null) return null

    return toFound(identity, await isClubActive(identity, requestId))
  }
}

function toFound(identity: ApiKeyIdentity, isClubActive: boolean): FoundApiKey {
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

import { hash } from 'node:crypto'
import { ADD_ONS, type AddOn, SERVICE, VOLUNTEER_SCOPES } from '../platform/caller.ts'
import type { GraphExecutor, Operation } from '../platform/executor.ts'
import { Problem } from '../platform/problem.ts'
import type { ApiKeyIdentity, VolunteerAddOn } from '../schema/types/volunteer.ts'
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
  }
}`

/** Not in the manifest: only a service may ask this, and no client sees the field. */
const FIND_API_KEY: Operation = {
  name: 'FindApiKey',
  kind: 'query',
  document: DOCUMENT,
  hash: hash('sha256', DOCUMENT),
  registered: true,
}

const ADD_ON: Readonly<Record<VolunteerAddOn, AddOn>> = {
  API_ACCESS_PLUS: 'api_access_plus',
  WEBHOOKS_ACCESS: 'webhooks_access',
}

/** Looks an API key up in the volunteer subgraph. */
export function makeFindApiKey(volunteer: GraphExecutor): FindApiKey {
  return async (keyHash, requestId) => {
    const context = { caller: SERVICE, requestId }
    const { data, errors } = await volunteer
      .execute(FIND_API_KEY, { hash: keyHash }, context)
      .catch((cause: unknown) => {
        throw unavailable(cause)
      })
    if (errors || !data) throw unavailable(errors)

    const identity = data['apiKeyByHash'] as ApiKeyIdentity | null
    return identity && toFound(identity)
  }
}

function toFound(identity: ApiKeyIdentity): FoundApiKey {
  const { expiresAt, revokedAt, isPro, addOns, scopes, ...rest } = identity
  const owned = addOns.map((addOn) => ADD_ON[addOn])
  return {
    expiresAt: expiresAt ? new Date(expiresAt) : null,
    isRevoked: Boolean(revokedAt),
    caller: {
      kind: 'api_key',
      ...rest,
      scopes: VOLUNTEER_SCOPES.filter((scope) => scopes.includes(scope)),
      plan: isPro ? 'PRO' : null,
      addOns: ADD_ONS.filter((addOn) => owned.includes(addOn)),
    },
  }
}

function unavailable(cause: unknown): Problem {
  return new Problem('dependency_unavailable', 'API keys cannot be looked up.', undefined, {
    cause,
  })
}

import { type ApiKeyCaller, asApiKey, type Caller } from '../../../platform/caller.ts'
import { refuse } from '../../../schema/problem.ts'
import { refuseApiKey } from '../../../schema/volunteer/access.ts'
import { authorizeOwner } from '../../foundation/graph/staff-access.ts'
import type { ApiKey } from './api-key.ts'

/** API keys read themselves, whatever their scopes. */
export function authorizeOwnKey(caller: Caller): ApiKeyCaller {
  const apiKey = asApiKey(caller)
  refuse(refuseApiKey(apiKey, []))
  return apiKey
}

/** How an API key is used: for itself, and for OWNERs of its club. */
export function authorizeKeyUse(
  caller: Caller,
  { id, clubId }: Pick<ApiKey, 'id' | 'clubId'>,
): void {
  const isOwn = caller.kind === 'api_key' && caller.apiKeyId === id
  if (!isOwn) authorizeOwner(caller, clubId)
}

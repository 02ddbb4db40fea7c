import type { Bus } from '../../platform/bus/bus.ts'
import type { ApiKeyCaller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { Problem } from '../../platform/problem.ts'
import { hashApiKey, isApiKey } from '../../schema/volunteer/api-key-text.ts'
import { shareLookUps } from './coalesce-look-ups.ts'

export interface FoundApiKey {
  /** Null when the key does not expire. */
  expiresAt: Date | null
  isRevoked: boolean
  caller: ApiKeyCaller
}

/** Finds a key by the hash of its text; null when there is none. */
export type FindApiKey = (hash: string, requestId: string) => Promise<FoundApiKey | null>

export interface ApiKeyRules {
  findApiKey: FindApiKey
  now: Clock
  /** Tells when a key has changed, which is then looked up again at once. */
  bus: Bus
}

/** Turns the text of an API key into its caller. */
export function makePresentApiKey({ findApiKey, now, bus }: ApiKeyRules) {
  const find = shareLookUps(findApiKey, { now, bus })

  return async (key: string, requestId: string): Promise<ApiKeyCaller> => {
    const found = isApiKey(key) ? await find(hashApiKey(key), requestId) : null
    if (found === null) throw new Problem('invalid_credential', 'The API key is not valid.')
    if (found.isRevoked) throw new Problem('api_key_revoked', 'The API key was revoked.')
    if (found.expiresAt && found.expiresAt <= now())
      throw new Problem('api_key_expired', 'The API key has expired.')

    return found.caller
  }
}

import type { Bus } from '../../platform/bus/bus.ts'
import { cacheLookUps } from '../../platform/bus/cache-look-ups.ts'
import type { ApiKeyCaller } from '../../platform/caller.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { formatIsoText } from '../../schema/fields/format-iso-text.ts'
import { Problem } from '../../schema/problem.ts'
import { hashApiKey, isApiKey } from '../../schema/volunteer/api-key-text.ts'

export interface FoundApiKey {
  /** Null if the key does not expire. */
  expiresAt: Date | null
  isRevoked: boolean
  caller: ApiKeyCaller
}

/** Finds a key by its hash, or null. */
export type FindApiKey = (hash: string, requestId: string) => Promise<FoundApiKey | null>

export interface ApiKeyRules {
  findApiKey: FindApiKey
  now: Clock
  /** Invalidates cached keys (`CALLERS_TOPIC`). */
  bus: Bus
}

/** Authenticates an API key. */
export function makePresentApiKey({ findApiKey, now, bus }: ApiKeyRules) {
  const { lookUp, findKnown } = cacheLookUps(findApiKey, { now, bus })
  const isExpired = ({ expiresAt }: FoundApiKey) => expiresAt !== null && expiresAt <= now()

  return {
    async present(key: string, requestId: string): Promise<ApiKeyCaller> {
      const found = isApiKey(key) ? await lookUp(hashApiKey(key), requestId) : null
      if (found === null) throw new Problem('invalid_credential', 'The API key is not valid.')
      if (found.isRevoked) throw new Problem('api_key_revoked', 'The API key was revoked.')
      if (isExpired(found)) throw new Problem('api_key_expired', 'The API key has expired.')

      const { caller, expiresAt } = found
      return { ...caller, expiresAt: expiresAt && formatIsoText(expiresAt) }
    },

    /** Null where `present` would look the key up or refuse it. */
    findKnown(key: string): ApiKeyCaller | null {
      const found = isApiKey(key) ? findKnown(hashApiKey(key)) : null
      return found && !found.isRevoked && !isExpired(found) ? found.caller : null
    },
  }
}

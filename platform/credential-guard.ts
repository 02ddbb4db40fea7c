import { hash } from 'node:crypto'
import { makeBoundedCache } from './bounded-cache.ts'
import type { Caller } from './caller.ts'
import { CALLER_LIMITS, networkOf, perMinute } from './caller-limit.ts'
import { type Credential, textOf } from './executor.ts'
import { Problem } from './problem.ts'
import { type RateLimiter, refuseExceeded, type Usage } from './rate-limit.ts'

/** What somebody at an address presents; reading it may throw, as may finding whose it is. */
export interface Presented {
  address: string
  read: () => Credential
  findCaller: (credential: Credential) => Promise<Caller>
}

/**
 * Finds the caller of a credential, and counts it against its address when it is refused. Whoever
 * presents too many is refused unseen until the minute is over, but for credentials that were good
 * here before: their owners may share the address.
 */
export type GuardCredential = (presented: Presented) => Promise<Caller>

const MOST_REMEMBERED = 10_000

const COUNTED = 'refused credentials from one address'

/** What says that a credential is not good; its absence is refused without any work. */
const REFUSALS: ReadonlySet<string> = new Set([
  'invalid_credential',
  'api_key_expired',
  'api_key_revoked',
  'installation_inactive',
])

export function makeCredentialGuard(
  limiter: RateLimiter,
  limit: number = CALLER_LIMITS.credential,
): GuardCredential {
  const exceeded = makeBoundedCache<string, Usage>(MOST_REMEMBERED)
  const good = makeBoundedCache<string, true>(MOST_REMEMBERED)

  return async ({ address, read, findCaller }) => {
    const network = networkOf(address)
    try {
      const credential = read()
      const fingerprint = hash('sha256', `${credential.kind}:${textOf(credential)}`)
      if (!good.get(fingerprint)) refuseWhileExceeded(exceeded.get(network))
      const caller = await findCaller(credential)
      good.set(fingerprint, true)
      return caller
    } catch (error) {
      if (!(error instanceof Problem && REFUSALS.has(error.code))) throw error

      const usage = await limiter.consume(perMinute('credential', network, limit))
      if (usage.isExceeded) exceeded.set(network, usage)
      refuseExceeded(usage, COUNTED)
      throw error
    }
  }
}

function refuseWhileExceeded(usage: Usage | undefined): void {
  if (usage === undefined) return
  const resetInSeconds = usage.resetAtSeconds - Math.floor(Date.now() / 1000)
  if (resetInSeconds > 0) refuseExceeded({ ...usage, resetInSeconds }, COUNTED)
}

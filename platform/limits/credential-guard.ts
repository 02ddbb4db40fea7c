import { hash } from 'node:crypto'
import { Problem } from '../../schema/problem.ts'
import type { Caller } from '../caller.ts'
import { type Credential, textOf } from '../executor.ts'
import { makeBoundedCache } from './bounded-cache.ts'
import { CALLER_LIMITS, networkOf, perMinute } from './caller-limit.ts'
import { toUsage } from './limit.ts'
import { type RateLimiter, refuseExceeded } from './rate-limit.ts'
import { MAX_IN_LINE, makeTurns } from './turns.ts'

/** A client's address, and how to read and verify its credential; both may throw. */
export interface Presented {
  address: string
  read: () => Credential
  findCaller: (credential: Credential) => Promise<Caller>
}

/**
 * Authenticates a credential, and counts each refused one against its network address. Beyond the limit an invalid
 * credential gets 429; a valid one is still served, since its owner may share the address with an attacker: unknown ones
 * are looked up in turn, so that a flood costs the database a few statements at a time, and no owner is refused for it.
 */
export type GuardCredential = (presented: Presented) => Promise<Caller>

/** Bounds the memory of a guard. */
const MAX_REMEMBERED = 10_000

/** Concurrent look-ups of unknown credentials for an address beyond its limit. */
export const LOOK_UPS_AT_ONCE = 4

const COUNTED = 'refused credentials from one address'

/**
 * Credentials that need a database look-up. Signatures and HMACs are verified without one.
 */
const KINDS_TO_LOOK_UP: ReadonlySet<Credential['kind']> = new Set(['api_key', 'ticket', 'device'])

export function makeCredentialGuard(
  limiter: RateLimiter,
  limit: number = CALLER_LIMITS.credential,
): GuardCredential {
  /** Ends of windows in monotonic time, which a step of the machine's clock does not prolong. */
  const exceededUntilMs = makeBoundedCache<string, number>(MAX_REMEMBERED)
  const accepted = makeBoundedCache<string, true>(MAX_REMEMBERED)
  const isExceeded = (network: string) => (exceededUntilMs.get(network) ?? 0) >= performance.now()
  const turns = makeTurns(refuseWaiting, (network) =>
    isExceeded(network) ? LOOK_UPS_AT_ONCE : Math.max(LOOK_UPS_AT_ONCE, limit),
  )

  const find = async (credential: Credential, network: string, presented: Presented) => {
    if (!KINDS_TO_LOOK_UP.has(credential.kind)) return presented.findCaller(credential)

    const fingerprint = hash('sha256', `${credential.kind}:${textOf(credential)}`)
    const isKnown = accepted.get(fingerprint) ?? false
    try {
      const caller = isKnown
        ? await presented.findCaller(credential)
        : await turns.take(network, () => presented.findCaller(credential))
      accepted.set(fingerprint, true)
      return caller
    } catch (error) {
      if (isRefusal(error)) accepted.delete(fingerprint)
      throw error
    }
  }

  return async (presented) => {
    const network = networkOf(presented.address)
    try {
      return await find(presented.read(), network, presented)
    } catch (error) {
      if (!isRefusal(error)) throw error

      const usage = await limiter.consume(perMinute('credential', network, limit))
      if (usage.isExceeded)
        exceededUntilMs.set(network, performance.now() + usage.resetInSeconds * 1000)
      refuseExceeded(usage, COUNTED)
      throw error
    }
  }
}

/** True for an invalid credential; a revoked key or a missing credential does not count. */
function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.code === 'invalid_credential'
}

/** Shows the limit of those that wait: as in every refusal of an address, no window of a caller is known. */
function refuseWaiting(): void {
  const line = { name: 'waiting', key: '', points: MAX_IN_LINE, windowSeconds: 1 }
  refuseExceeded(toUsage(line, MAX_IN_LINE + 1, 1_000), 'waiting credentials of one address')
}

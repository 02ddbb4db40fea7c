import { hash } from 'node:crypto'
import { Problem } from '../../schema/problem.ts'
import type { Caller } from '../caller.ts'
import { type Credential, textOf } from '../executor.ts'
import { makeBoundedCache } from './bounded-cache.ts'
import { CALLER_LIMITS, networkOf, perMinute } from './caller-limit.ts'
import type { Limit } from './limit.ts'
import { type RateLimiter, refuseExceeded } from './rate-limit.ts'

/** A client's address, and how to read and verify its credential; both may throw. */
export interface Presented {
  address: string
  read: () => Credential
  findCaller: (credential: Credential) => Promise<Caller>
}

/**
 * Authenticates a credential, and counts each refused one against its network address. Beyond the limit an invalid
 * credential gets 429; a valid one is still served, since its owner may share the address with an attacker.
 */
export type GuardCredential = (presented: Presented) => Promise<Caller>

/** Bounds the memory of a guard. */
const MAX_REMEMBERED = 10_000

/** Look-ups of unknown credentials per second for an address beyond its limit. */
export const LOOK_UPS_PER_SECOND = 10

const COUNTED = 'refused credentials from one address'
const LOOKED_UP = 'look-ups of unknown credentials a second from one address'

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
  const lookUps = makeRunningCounts()

  const limitLookUps = async (network: string) => {
    const isFlooding = lookUps.of(network) > limit
    if (!isFlooding && (exceededUntilMs.get(network) ?? 0) < performance.now()) return
    refuseExceeded(await limiter.consume(lookUpsOf(network)), LOOKED_UP)
  }

  const findUnknown = (credential: Credential, network: string, { findCaller }: Presented) =>
    lookUps.during(network, async () => {
      await limitLookUps(network)
      return findCaller(credential)
    })

  const find = async (credential: Credential, network: string, presented: Presented) => {
    if (!KINDS_TO_LOOK_UP.has(credential.kind)) return presented.findCaller(credential)

    const fingerprint = hash('sha256', `${credential.kind}:${textOf(credential)}`)
    const isKnown = accepted.get(fingerprint) ?? false
    try {
      const caller = isKnown
        ? await presented.findCaller(credential)
        : await findUnknown(credential, network, presented)
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

function lookUpsOf(network: string): Limit {
  return { name: 'look-ups', key: network, points: LOOK_UPS_PER_SECOND, windowSeconds: 1 }
}

/** Counts concurrent look-ups by key, which are not in the rate limit yet. */
function makeRunningCounts() {
  const counts = new Map<string, number>()

  return {
    of: (key: string) => counts.get(key) ?? 0,
    async during<T>(key: string, run: () => Promise<T>): Promise<T> {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      try {
        return await run()
      } finally {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}

import ipaddr from 'ipaddr.js'
import { CLUB_LIMITS } from '../../schema/club/limits.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'
import { type DeveloperTier, tierOf } from '../../schema/volunteer/plans.ts'
import { type ApiKeyCaller, type Caller, callerKey, type InstallationCaller } from '../caller.ts'
import { whenKnown } from '../time/when-known.ts'
import { makeBoundedCache } from './bounded-cache.ts'
import type { Limit, Standing, Usage } from './limit.ts'
import type { LimitReader, RateLimiter } from './rate-limit.ts'

export interface CallerUsage extends Usage {
  tier: DeveloperTier | null
}

/** Consumes points of a caller's rate limit, over REST and GraphQL alike; default 1, and 0 shows the limit alone. */
export type CountCall = (
  caller: Caller | LimitedCaller,
  points?: number,
) => CallerUsage | Promise<CallerUsage>

/** Points per minute. */
export const CALLER_LIMITS = {
  ...CLUB_LIMITS.perMinute,
  ...VOLUNTEER_LIMITS.perMinute,
  /** Starts and returns of sign-ins at the portal, per network address: a club's people share one. */
  signIn: 120,
  /** Refused credentials per network address. */
  credential: 60,
}

export type CallerLimits = Readonly<Record<keyof typeof CALLER_LIMITS, number>>

const WINDOW_SECONDS = 60

export function makeCountCall(
  limiter: RateLimiter,
  limits: CallerLimits = CALLER_LIMITS,
): CountCall {
  return (caller, points) => {
    const tier = caller.kind === 'api_key' ? tierOf(caller) : null
    const counted = limiter.consume(limitOf(caller, limits), points)
    return whenKnown(counted, (usage) => ({ ...usage, tier }))
  }
}

/** A caller by what its limit depends on. */
export type LimitedCaller =
  | Pick<InstallationCaller, 'kind' | 'installationId'>
  | Pick<ApiKeyCaller, 'kind' | 'apiKeyId' | 'clubId' | 'plan' | 'addOns'>

/** Reads how much of a caller's limit is left without counting; null when it is not known. */
export type ReadStanding = (caller: LimitedCaller) => Promise<Standing | null>

export function makeReadStanding(
  limiter: LimitReader,
  limits: CallerLimits = CALLER_LIMITS,
): ReadStanding {
  return (caller) => limiter.peek(limitOf(caller, limits))
}

function limitOf(caller: Caller | LimitedCaller, limits: CallerLimits): Limit {
  if (caller.kind === 'installation')
    return perMinute('installation', caller.installationId, limits.installation)
  if (caller.kind === 'public' && caller.mailToken !== undefined)
    return perMinute('helper', caller.mailToken, limits.helper)
  if (caller.kind === 'public' && caller.isSigningIn)
    return perMinute('sign_in', networkOf(caller.address), limits.signIn)
  if (caller.kind === 'public')
    return perMinute('exchange', networkOf(caller.address), limits.exchange)
  if (caller.kind === 'helper') return perMinute('helper', caller.helperId, limits.helper)
  if (caller.kind !== 'api_key') return perMinute('staff', callerKey(caller), limits.staff)

  const tier = tierOf(caller)
  if (tier === 'pro') return perMinute('pro', caller.clubId, limits.pro)
  if (tier === null) return perMinute('no_tier', caller.apiKeyId, limits.noTier)
  return perMinute('developer_api', caller.apiKeyId, limits.developerApi)
}

const networks = makeBoundedCache<string, string>(10_000)

/** Network of an address: a subscriber has a whole /64 of IPv6, which shares one limit. */
export function networkOf(address: string): string {
  const known = networks.get(address)
  if (known !== undefined) return known

  const network = toNetwork(address)
  networks.set(address, network)
  return network
}

function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address

  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
}

export function perMinute(name: string, key: string, points: number): Limit {
  return { name, key, points, windowSeconds: WINDOW_SECONDS }
}

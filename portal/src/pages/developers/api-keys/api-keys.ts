import { includesWebhooks } from '../../../../../schema/volunteer/access.ts'
import { VOLUNTEER_LIMITS } from '../../../../../schema/volunteer/limits.ts'
import { type Bought, readAddOn, tierOf } from '../../../../../schema/volunteer/plans.ts'
import type { DataOf } from '../../../graph/ask.ts'

export type ApiKey = NonNullable<
  NonNullable<DataOf<'PortalApiKeys'>['club']>['apiKeys']
>['nodes'][number]
export type Account = NonNullable<DataOf<'PortalAccount'>['volunteerAccount']>
export type BoughtPlan = Account['plan']
export type Scope = ApiKey['grantedScopes'][number]

export type KeyState = 'working' | 'expired' | 'revoked'

/** `blocked`: no key of the club is accepted, this one neither. */
export type ShownKeyState = KeyState | 'blocked'

export function keyStateOf({ revokedAt, expiresAt }: ApiKey, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'working'
}

export function shownStateOf(key: ApiKey, now: Date, isBlocked: boolean): ShownKeyState {
  const state = keyStateOf(key, now)
  return state === 'working' && isBlocked ? 'blocked' : state
}

export function countEnded(keys: readonly ApiKey[], now: Date) {
  const states = keys.map((key) => keyStateOf(key, now))
  return {
    expired: states.filter((state) => state === 'expired').length,
    revoked: states.filter((state) => state === 'revoked').length,
  }
}

/** True where a key that can be used has this name. */
export function isNameUsed(name: string, keys: readonly ApiKey[], now: Date): boolean {
  return keys.some((key) => key.name === name.trim() && keyStateOf(key, now) === 'working')
}

/** Keys that are let in, or with `isAll` every one. */
export function shownKeys(keys: readonly ApiKey[], isAll: boolean, now: Date): ApiKey[] {
  return keys.filter((key) => isAll || keyStateOf(key, now) === 'working')
}

const RESOURCES = [
  ...['EVENTS', 'ROLES', 'SHIFTS', 'HELPERS', 'ASSIGNMENTS'],
  ...['MESSAGES', 'AVAILABILITY', 'WEBHOOKS', 'AUTOMATION'],
] as const

export type Resource =
  | ('EVENTS' | 'ROLES' | 'SHIFTS' | 'HELPERS' | 'ASSIGNMENTS')
  | ('MESSAGES' | 'AVAILABILITY' | 'WEBHOOKS' | 'AUTOMATION')
export type Action = 'READ' | 'CREATE' | 'WRITE' | 'DELETE'

/** Each resource with its scopes, in the order of the form. */
export const KEY_SCOPES: readonly { resource: Resource; actions: readonly Action[] }[] =
  RESOURCES.map((resource) => ({
    resource: resource as Resource,
    actions: resource === 'EVENTS' ? ['READ', 'CREATE', 'WRITE', 'DELETE'] : ['READ', 'WRITE'],
  }))

export const toScope = (resource: Resource, action: Action) => `${resource}_${action}` as Scope

/** `HELPERS_READ` shows names, addresses and notes of persons. */
export function hasPersonalData(scopes: readonly string[]): boolean {
  return scopes.some((scope) => scope.startsWith('HELPERS_'))
}

/** Days until a key expires, as the form offers them; null for none. */
export const LIFETIMES = [30, 90, 365, null] as const

export function toExpiry(days: number | null, now: Date): string | null {
  return days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString()
}

const { pro, developerApi } = VOLUNTEER_LIMITS.perMinute

/** What a plan opens, and how much of it; null where nothing is let in. */
export function rateOf(plan: BoughtPlan): { perMinute: number; by: 'club' | 'key' } | null {
  const tier = tierOf(toBought(plan))
  if (tier === 'developer_api') return { perMinute: developerApi, by: 'key' }
  return tier === 'pro' ? { perMinute: pro, by: 'club' } : null
}

export function hasWebhooks(plan: BoughtPlan): boolean {
  return includesWebhooks(toBought(plan))
}

function toBought({ isPro, addOns }: BoughtPlan): Bought {
  return { plan: isPro ? 'PRO' : null, addOns: addOns.map(readAddOn) }
}

export const MOST_KEYS = VOLUNTEER_LIMITS.apiKeys

/** Revoked keys do not count towards the limit; expired ones do, until they are revoked. */
export function countKeys(keys: readonly ApiKey[]): number {
  return keys.filter(({ revokedAt }) => revokedAt === null).length
}

/** True where a tenth of a limit or less is left. */
export function isNearlyUsed(used: number, limit: number): boolean {
  return used >= limit * 0.9
}

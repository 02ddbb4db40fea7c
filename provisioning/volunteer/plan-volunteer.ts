import { systemClock } from '../../platform/time/clock.ts'
import { toEnumName } from '../../schema/enum-names.ts'
import type { ProvisioningFile, Volunteer } from '../file/file-schema.ts'
import type { ListedChange } from '../plan-lines.ts'
import type { ListedKey, Settings, VolunteerState } from './volunteer-state.ts'

/** A club whose volunteer side is in the file. */
export interface VolunteerClub {
  key: string
  wanted: Volunteer
}

export type WantedKey = NonNullable<Volunteer['apiKeys']>[number]

/** What a run does on the volunteer side of a club, and what it only says. */
export interface VolunteerPlan {
  settings: { change: ListedChange; next: Settings } | null
  newKeys: readonly WantedKey[]
  remarks: readonly ListedChange[]
  unchangedCount: number
}

export function volunteerClubsOf(organizations: ProvisioningFile['organizations']) {
  const clubs = (organizations ?? []).flatMap((organization) => organization.clubs ?? [])
  return clubs.flatMap(({ key, volunteer }): VolunteerClub[] =>
    volunteer ? [{ key, wanted: volunteer }] : [],
  )
}

/** Compares the volunteer side of a club with the file. */
export function planVolunteer(
  { key, wanted }: VolunteerClub,
  { settings, keys }: VolunteerState,
): VolunteerPlan {
  const next = {
    isPro: wanted.plan ? wanted.plan === 'pro' : settings.isPro,
    addOns: wanted.addOns ? [...new Set(wanted.addOns)].map(toEnumName).sort() : settings.addOns,
    isEnabled: wanted.apiAccess ?? settings.isEnabled,
  }
  const fields = [
    ...(next.isPro === settings.isPro ? [] : ['plan']),
    ...(next.addOns.join() === settings.addOns.join() ? [] : ['addOns']),
    ...(next.isEnabled === settings.isEnabled ? [] : ['apiAccess']),
  ]
  const change = { action: 'UPDATE', kind: 'VOLUNTEER', key, fields } as const
  const wantedKeys = wanted.apiKeys ?? []
  const accepted = keys.filter(isAccepted)
  const newKeys = wantedKeys.filter(({ name }) => !accepted.some((one) => one.name === name))
  const remarks = wanted.apiKeys ? remarksOf({ key, wantedKeys, accepted, next }) : []
  const changedCount = remarks.filter((remark) => remark.fields.length > 0).length
  const sameKeys = wantedKeys.length - newKeys.length - changedCount
  return {
    settings: fields.length > 0 ? { change, next } : null,
    newKeys,
    remarks,
    unchangedCount: sameKeys + (fields.length > 0 ? 0 : 1),
  }
}

/** Revoked and expired keys do not count: a key of their name is made again. */
function isAccepted({ revokedAt, expiresAt }: ListedKey): boolean {
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= systemClock().getTime()
  return revokedAt === null && !isExpired
}

interface Compared {
  key: string
  wantedKeys: readonly WantedKey[]
  accepted: readonly ListedKey[]
  next: Settings
}

const NOTES = {
  changed: 'a key is never changed: revoke it, and the next run makes it again',
  removed: 'not in the file; it stays until staff revoke it',
  noPlan: 'the plan of the club has no API: its requests are refused',
  switchedOff: 'apiAccess is false: its requests are refused',
} as const

/** What a run never does, or what is of no use as it stands. */
function remarksOf({ key, wantedKeys, accepted, next }: Compared): ListedChange[] {
  const remark = (name: string, note: string, fields: string[] = []): ListedChange => ({
    ...{ action: 'KEPT', kind: 'API key', key: `${key}/${name}`, fields, note },
  })
  const hasApi = next.isPro || next.addOns.includes(toEnumName('api_access_plus'))
  const useless = hasApi ? (next.isEnabled ? null : NOTES.switchedOff) : NOTES.noPlan
  const named = wantedKeys.flatMap(({ name, scopes }) => {
    const wanted = scopes.map(toEnumName)
    const isChanged = accepted.some(
      (one) => one.name === name && !hasSame(one.grantedScopes, wanted),
    )
    return [
      ...(isChanged ? [remark(name, NOTES.changed, ['scopes'])] : []),
      ...(useless === null ? [] : [remark(name, useless)]),
    ]
  })
  const names = new Set(wantedKeys.map(({ name }) => name))
  const others = accepted.filter(({ name }) => !names.has(name))
  return [...named, ...others.map(({ name }) => remark(name, NOTES.removed))]
}

function hasSame(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [new Set(one), new Set(other)]
  return first.size === second.size && [...first].every((entry) => second.has(entry))
}

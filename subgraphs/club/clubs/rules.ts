import { isDeepStrictEqual } from 'node:util'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import type { OpeningDay } from '../../../schema/club/opening-days.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import type { Club } from './club.ts'
import { toStoredHours } from './day-hours.ts'
import type { Location } from './location.ts'

export function setStatus(stored: Club, status: Club['status'], now: Date): Club {
  return { ...stored, status, updatedAt: nextUpdateOf(stored, now) }
}

/** Absent fields stay unchanged. */
export type ClubChanges = {
  [F in (typeof CHANGEABLE)[number]]?: Club[F] | undefined
}

const CHANGEABLE = ['name', 'timezone', 'language', 'scoringMode', 'ruleVersion'] as const

/** Returns the changed club, or `stored` itself if nothing differs. */
export function updateClub(stored: Club, changes: ClubChanges, now: Date): Club {
  const changed = { ...stored }
  for (const field of CHANGEABLE) changed[field] = changes[field] ?? stored[field]
  const isSame = CHANGEABLE.every((field) => changed[field] === stored[field])
  return isSame ? stored : { ...changed, updatedAt: nextUpdateOf(stored, now) }
}

/** Strictly later than the stored time: copies of the club accept only later states, even after a clock change. */
export function nextUpdateOf({ updatedAt }: Club, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}

/** Returns the changed location, or `stored` itself if its hours are the same. */
export function setOpeningHours(
  stored: Location,
  days: readonly OpeningDay[],
  now: Date,
): Location {
  const openingHours = toStoredHours(days)
  return isDeepStrictEqual(stored.openingHours, openingHours)
    ? stored
    : { ...stored, openingHours, updatedAt: laterThan(stored, now) }
}

/** The text as the beginning of a slug; null where no slug can begin with it. */
export function toSlugBeginning(text: string): string | null {
  if (text.length > CLUB_LIMITS.slug.max) return null
  const beginning = text.toLowerCase()
  return /^[a-z0-9-]*$/.test(beginning) ? beginning : null
}

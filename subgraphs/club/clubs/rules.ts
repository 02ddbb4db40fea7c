import type { Club } from './club.ts'

export function setStatus(stored: Club, status: Club['status'], now: Date): Club {
  return { ...stored, status, updatedAt: nextUpdateOf(stored, now) }
}

/** Absent fields stay unchanged. */
export type ClubChanges = {
  [F in 'name' | 'timezone' | 'language']?: Club[F] | undefined
}

/** Returns the changed club, or `stored` itself if nothing differs. */
export function updateClub(stored: Club, changes: ClubChanges, now: Date): Club {
  const { name = stored.name, timezone = stored.timezone, language = stored.language } = changes
  const isSame =
    name === stored.name && timezone === stored.timezone && language === stored.language
  return isSame
    ? stored
    : { ...stored, name, timezone, language, updatedAt: nextUpdateOf(stored, now) }
}

/** Strictly later than the stored time: copies of the club accept only later states, even after a clock change. */
export function nextUpdateOf({ updatedAt }: Club, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}

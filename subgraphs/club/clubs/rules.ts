import type { Club } from './club.ts'

/** The club with another status. */
export function setStatus(stored: Club, status: Club['status'], now: Date): Club {
  return { ...stored, status, updatedAt: laterThan(stored, now) }
}

/** An absent field stays as it is. */
export type ClubChanges = {
  [F in 'name' | 'timezone' | 'language']?: Club[F] | undefined
}

/** The club with other fields; the stored record itself where nothing differs. */
export function updateClub(stored: Club, changes: ClubChanges, now: Date): Club {
  const { name = stored.name, timezone = stored.timezone, language = stored.language } = changes
  const isSame =
    name === stored.name && timezone === stored.timezone && language === stored.language
  return isSame
    ? stored
    : { ...stored, name, timezone, language, updatedAt: laterThan(stored, now) }
}

/** A copy of the club takes over later states alone, even where a clock was set back between them. */
function laterThan({ updatedAt }: Club, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1))
}

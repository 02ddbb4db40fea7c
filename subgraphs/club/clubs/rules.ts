import type { Club } from './club.ts'

/** An absent field stays as it is. */
export type ClubChanges = {
  [F in 'name' | 'timezone' | 'language']?: Club[F] | undefined
}

/** The club with other fields; the stored record itself where nothing differs. */
export function updateClub(stored: Club, changes: ClubChanges, now: Date): Club {
  const { name = stored.name, timezone = stored.timezone, language = stored.language } = changes
  const isSame =
    name === stored.name && timezone === stored.timezone && language === stored.language
  return isSame ? stored : { ...stored, name, timezone, language, updatedAt: now }
}

import type { NewId } from '../../platform/ids.ts'
import { DAY_MS } from '../../platform/time/local-time.ts'
import type { PlayDays } from './play-weeks.ts'

/** Dependencies of the generation of synthetic rows. */
export interface Making {
  now: Date
  newId: NewId
  days: PlayDays
  /** Ids of the applications by their slugs. */
  applicationIds: ReadonlyMap<string, string>
}

/** Age in days; each thing depends on the one before it. */
export const AGE = { organization: 420, club: 400, location: 390, installation: 90, source: 60 }

export function daysAgo({ now }: Pick<Making, 'now'>, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

import type { NewId } from '../../platform/ids.ts'
import { DAY_MS } from '../calendar/local-time.ts'
import type { PlayDays } from './play-weeks.ts'

/** What the making of synthetic rows is given from outside. */
export interface Making {
  now: Date
  newId: NewId
  days: PlayDays
  /** Ids of the applications by their slugs. */
  applicationIds: ReadonlyMap<string, string>
}

/** How many days ago things came into being; each needs the one before it. */
export const AGE = { organization: 420, club: 400, location: 390, installation: 90, source: 60 }

export function daysAgo({ now }: Pick<Making, 'now'>, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

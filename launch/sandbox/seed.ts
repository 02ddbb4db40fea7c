import type { Clock } from '../../platform/clock.ts'
import type { NewId } from '../../platform/ids.ts'
import type { Database } from '../../subgraphs/foundation/database.ts'
import { PLAY_WEEKS, type PlayDays } from './making/play-weeks.ts'
import { seedClubs } from './seed-clubs.ts'
import { seedVolunteerEvents } from './seed-volunteer-events.ts'

export interface Seeding {
  club: Database
  volunteer: Database
  clock: Clock
  newId: NewId
  /** Seven weeks, unless a test wants fewer days of bookings. */
  days?: PlayDays
}

/** Fills both databases with invented clubs; what is there already is left as it is. */
export async function seedSandbox(seeding: Seeding): Promise<void> {
  const { club, volunteer, clock, newId, days = PLAY_WEEKS } = seeding
  const now = clock()
  await seedClubs(club, { now, newId, days })
  await seedVolunteerEvents(club, volunteer, { now, newId })
}

import type { NewId } from '../../platform/ids.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { SEEDING_LIMITS } from '../../subgraphs/foundation/database/time-limits.ts'
import { PLAY_WEEKS, type PlayDays } from '../making/play-weeks.ts'
import { seedApiKeys } from './api-keys/seed-api-keys.ts'
import { findClubIds } from './find-clubs.ts'
import { seedAccounts } from './seed-accounts.ts'
import { seedClubs } from './seed-clubs.ts'
import { seedFestival } from './seed-festival.ts'
import { seedHelpers } from './seed-helpers.ts'
import { seedVolunteerEvents } from './seed-volunteer-events.ts'
import { seedVolunteerWebhook, seedWebhookEndpoint } from './seed-webhooks.ts'

export interface Seeding {
  club: Database
  volunteer: Database
  clock: Clock
  newId: NewId
  /** Secrets from which the API keys are derived. */
  secretKeys: readonly Buffer[]
  /** Days of bookings; default seven weeks. */
  days?: PlayDays
}

/** Adds missing synthetic data to both databases; existing rows are unchanged. */
export async function seedSandbox(seeding: Seeding): Promise<void> {
  const { clock, newId, secretKeys, days = PLAY_WEEKS } = seeding
  const club = seeding.club.within(SEEDING_LIMITS)
  const volunteer = seeding.volunteer.within(SEEDING_LIMITS)
  const now = clock()
  await seedClubs(club, { now, newId, days })
  const clubIds = await findClubIds(club)
  await seedWebhookEndpoint(club, { now, newId, secretKeys, clubIds })
  await seedAccounts(volunteer, clubIds, { now })
  await seedApiKeys(volunteer, clubIds, { now, newId, secretKeys })
  await seedVolunteerEvents(volunteer, clubIds, { now, newId })
  await seedHelpers(volunteer, clubIds, { now, newId })
  // After the helpers, which are added only to clubs without any.
  await seedFestival(volunteer, clubIds, { now, newId })
  await seedVolunteerWebhook(volunteer, { now, newId, secretKeys, clubIds })
}

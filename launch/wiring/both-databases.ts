import { newUuid } from '../../platform/ids.ts'
import { CLUB_DATABASE } from '../../subgraphs/club/club-database.ts'
import type { Database, DatabaseAddress } from '../../subgraphs/foundation/database.ts'
import { migrate } from '../../subgraphs/foundation/migrate.ts'
import { SERVING_SESSIONS, type SessionLimits } from '../../subgraphs/foundation/session-limits.ts'
import { VOLUNTEER_DATABASE } from '../../subgraphs/volunteer/volunteer-database.ts'
import type { Start } from '../process/start.ts'
import { openOrCreate } from './databases.ts'

export interface Databases {
  club: Database
  volunteer: Database
}

export interface DatabaseAddresses {
  club: DatabaseAddress
  volunteer: DatabaseAddress
}

/** Opens the databases of both subgraphs; they may have to be migrated. */
export async function openBoth(
  start: Start,
  addresses: DatabaseAddresses,
  sessions: SessionLimits | null = SERVING_SESSIONS,
): Promise<Databases> {
  const [club, volunteer] = await Promise.all([
    openOrCreate(start, {
      name: 'club',
      contents: CLUB_DATABASE,
      address: addresses.club,
      sessions,
    }),
    openOrCreate(start, {
      name: 'volunteer',
      contents: VOLUNTEER_DATABASE,
      address: addresses.volunteer,
      sessions,
    }),
  ])
  return { club, volunteer }
}

export async function migrateBoth(
  { signal }: Start,
  { club, volunteer }: Databases,
): Promise<void> {
  await Promise.all([migrate(club, newUuid, signal), migrate(volunteer, newUuid, signal)])
}

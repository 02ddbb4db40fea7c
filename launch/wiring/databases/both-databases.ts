import { newUuid } from '../../../platform/ids.ts'
import { CLUB_DATABASE } from '../../../subgraphs/club/club-database.ts'
import type { Database, DatabaseAddress } from '../../../subgraphs/foundation/database/database.ts'
import {
  SERVING_SESSIONS,
  type SessionLimits,
} from '../../../subgraphs/foundation/database/session-limits.ts'
import { migrate } from '../../../subgraphs/foundation/migrations/migrate.ts'
import { VOLUNTEER_DATABASE } from '../../../subgraphs/volunteer/volunteer-database.ts'
import type { Start } from '../../process/start.ts'
import { openOrCreate } from './databases.ts'

export interface Databases {
  club: Database
  volunteer: Database
}

export interface DatabaseAddresses {
  club: DatabaseAddress
  volunteer: DatabaseAddress
}

/** Opens the databases of both subgraphs without migrating them. */
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

/** Migrates both databases, and prints the migrations and any wait for another process. */
export async function migrateBoth(
  start: Pick<Start, 'signal' | 'say'>,
  { club, volunteer }: Databases,
): Promise<{ club: string[]; volunteer: string[] }> {
  const both = [migrateOne(start, 'club', club), migrateOne(start, 'volunteer', volunteer)] as const
  // One that fails must not cut the other off: a failed start closes the connections.
  await Promise.allSettled(both)
  const [ofClub, ofVolunteer] = await Promise.all(both)
  return { club: ofClub, volunteer: ofVolunteer }
}

function migrateOne(
  { signal, say }: Pick<Start, 'signal' | 'say'>,
  name: string,
  database: Database,
): Promise<string[]> {
  return migrate(database, {
    newId: newUuid,
    signal,
    onWait: ({ holder, secondsLeft }) =>
      say(
        `The process ${holder} migrates the ${name} database. Waiting for it, or, where it was killed, ${secondsLeft} s until its lease ends …`,
      ),
  })
}

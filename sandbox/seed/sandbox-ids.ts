import type { ClubScope } from '../../schema/club/scopes.ts'
import { InstallationEntity } from '../../subgraphs/club/installations/entities.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'

export interface SandboxClub {
  id: string
  organizationId: string
  /** Locations in use first. */
  locationIds: string[]
  /** Bookable courts first, by their numbers: the same at every time of the day. */
  courts: { id: string; locationId: string }[]
}

export interface SandboxInstallation {
  id: string
  applicationId: string
  scopes: ClubScope[]
}

const installations = tableOf(InstallationEntity)

export async function getSandboxClub(database: Database, slug: string): Promise<SandboxClub> {
  const [club] = await database.query<{ id: string; organizationId: string }[]>(
    'SELECT id, organization_id AS organizationId FROM clubs WHERE slug = ?',
    [slug],
  )
  if (club === undefined) throw new Error(`The sandbox has no club ${slug}.`)

  const locations = await database.query<{ id: string }[]>(
    `SELECT id FROM locations WHERE club_id = ?
     ORDER BY status = 'ACTIVE' DESC, created_at, id`,
    [club.id],
  )
  const courts = await database.query<{ id: string; locationId: string }[]>(
    `SELECT c.id, c.location_id AS locationId
     FROM courts c JOIN locations l ON l.id = c.location_id
     WHERE c.club_id = ?
     ORDER BY l.status = 'ACTIVE' DESC, c.status IN ('AVAILABLE', 'BOOKED_SOON') DESC, c.number`,
    [club.id],
  )
  return { ...club, locationIds: locations.map(({ id }) => id), courts }
}

const EACH_STATUS = 5

/** A few match sessions of each status; those with a complete score first. */
export async function findSandboxSessions(database: Database, clubId: string): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT id FROM (
       SELECT id, status, event_sequence, booking_id,
         ROW_NUMBER() OVER (PARTITION BY status ORDER BY booking_id IS NULL, scheduled_start, id) AS place
       FROM match_sessions WHERE club_id = ?
     ) ranked WHERE place <= ?
     ORDER BY status = 'COMPLETED' DESC, event_sequence DESC, status, place`,
    [clubId, EACH_STATUS],
  )
  return rows.map(({ id }) => id)
}

export async function getSandboxInstallation(
  database: Database,
  oauthSubject: string,
): Promise<SandboxInstallation> {
  const [row] = await database.query(
    `SELECT ${installations.columns('i')} FROM installations i WHERE i.oauth_subject = ?`,
    [Buffer.from(oauthSubject)],
  )
  if (row === undefined) throw new Error(`The sandbox has no installation of ${oauthSubject}.`)

  return installations.toRecord(row)
}

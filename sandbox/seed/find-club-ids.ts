import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { CLUB_PLANS } from '../plans/organizations.ts'

/** Ids of the sandbox's clubs by their slugs. */
export function findClubIds(club: Database): Promise<ReadonlyMap<string, string>> {
  return findIds(club, 'clubs', CLUB_PLANS)
}

/** Ids of planned rows of a table by their slugs. */
export async function findIds(
  club: Database,
  table: 'clubs' | 'applications',
  planned: readonly { slug: string }[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await club.query<{ id: string; slug: string }[]>(
    `SELECT id, slug FROM ${table} WHERE slug IN (?)`,
    [planned.map(({ slug }) => slug)],
  )
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

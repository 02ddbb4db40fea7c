import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { CLUB_PLANS } from '../plans/organizations.ts'

/** Ids of the sandbox's clubs by their slugs. */
export async function findClubIds(club: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await club.query<{ id: string; slug: string }[]>(
    'SELECT id, slug FROM clubs WHERE slug IN (?)',
    [CLUB_PLANS.map(({ slug }) => slug)],
  )
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

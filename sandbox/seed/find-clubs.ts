import type { Database } from '../../subgraphs/foundation/database/database.ts'
import type { ClubPlan } from '../plans/club-plan.ts'
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

/** The clubs that have never had a row in a table of the volunteer side. */
export async function findClubsWithout(
  volunteer: Database,
  table: 'events' | 'helpers',
  clubIds: ReadonlyMap<string, string>,
): Promise<{ plan: ClubPlan; clubId: string }[]> {
  const rows = await volunteer.query<{ clubId: string }[]>(
    `SELECT DISTINCT club_id AS clubId FROM ${table} WHERE club_id IN (?)`,
    [[...clubIds.values()]],
  )
  const done = new Set(rows.map(({ clubId }) => clubId))
  return CLUB_PLANS.flatMap((plan) => {
    const clubId = clubIds.get(plan.slug)
    return clubId === undefined || done.has(clubId) ? [] : { plan, clubId }
  })
}

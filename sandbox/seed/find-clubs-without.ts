import type { Database } from '../../subgraphs/foundation/database/database.ts'
import type { ClubPlan } from '../plans/club-plan.ts'
import { CLUB_PLANS } from '../plans/organizations.ts'

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

import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { makeHelpers } from '../making/make-helpers.ts'
import type { Making } from '../making/making.ts'
import { CLUB_PLANS } from '../plans/organizations.ts'

/** Adds helpers to clubs that have never had any, in one statement. */
export async function seedHelpers(
  volunteer: Database,
  clubIds: ReadonlyMap<string, string>,
  seeding: Pick<Making, 'now' | 'newId'>,
): Promise<void> {
  const done = await findClubsWithHelpers(volunteer, [...clubIds.values()])
  for (const plan of CLUB_PLANS) {
    const clubId = clubIds.get(plan.slug)
    if (clubId === undefined || done.has(clubId)) continue
    await helperStore.addAll(volunteer, makeHelpers(plan, clubId, seeding))
  }
}

async function findClubsWithHelpers(
  volunteer: Database,
  clubIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await volunteer.query<{ clubId: string }[]>(
    'SELECT DISTINCT club_id AS clubId FROM helpers WHERE club_id IN (?)',
    [clubIds],
  )
  return new Set(rows.map(({ clubId }) => clubId))
}

import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { helperStore } from '../../subgraphs/volunteer/helpers/store.ts'
import { makeHelpers } from '../making/make-helpers.ts'
import type { Making } from '../making/making.ts'
import { findClubsWithout } from './find-clubs.ts'

/** Adds helpers to clubs that have never had any, in one statement. */
export async function seedHelpers(
  volunteer: Database,
  clubIds: ReadonlyMap<string, string>,
  seeding: Pick<Making, 'now' | 'newId'>,
): Promise<void> {
  for (const { plan, clubId } of await findClubsWithout(volunteer, 'helpers', clubIds))
    await helperStore.addAll(volunteer, makeHelpers(plan, clubId, seeding))
}

import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { AccountEntity } from '../../subgraphs/volunteer/accounts/entities.ts'
import { newAccount } from '../../subgraphs/volunteer/accounts/rules.ts'
import { accountStore } from '../../subgraphs/volunteer/accounts/store.ts'
import { AGE, daysAgo, type Making } from '../making/making.ts'
import { CLUB_PLANS } from '../plans/organizations.ts'

/** Adds missing accounts of clubs. */
export async function seedAccounts(
  volunteer: Database,
  clubIds: ReadonlyMap<string, string>,
  seeding: Pick<Making, 'now'>,
): Promise<void> {
  const known = await accountStore.findAll(volunteer, [...clubIds.values()])
  const done = new Set(known.map(({ clubId }) => clubId))
  const createdAt = daysAgo(seeding, AGE.club)
  const missing = CLUB_PLANS.flatMap(({ slug, account }) => {
    const clubId = clubIds.get(slug)
    if (clubId === undefined || done.has(clubId)) return []
    return { ...newAccount(clubId, createdAt), ...account }
  })
  if (missing.length > 0) await tableOf(AccountEntity).insertAll(volunteer, missing)
}

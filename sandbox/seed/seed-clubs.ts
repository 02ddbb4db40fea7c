import { ApplicationEntity } from '../../subgraphs/club/installations/entities.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../subgraphs/foundation/database/transaction.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { makeOrganization } from '../making/make-organization.ts'
import { AGE, daysAgo, type Making } from '../making/making.ts'
import { APPLICATIONS } from '../plans/installation-plans.ts'
import { ORGANIZATIONS } from '../plans/organizations.ts'
import { findClubIds, findIds } from './find-clubs.ts'
import { writeOrganization } from './write-organization.ts'

type ClubSeeding = Omit<Making, 'applicationIds'>

/**
 * Adds missing court clubs. Each organization is one transaction, so an existing one is complete even after an
 * interrupted start.
 */
export async function seedClubs(club: Database, seeding: ClubSeeding): Promise<void> {
  const known = await findClubIds(club)
  const missing = ORGANIZATIONS.filter(({ clubs }) => !clubs.some(({ slug }) => known.has(slug)))
  if (missing.length === 0) return

  const applicationIds = await seedApplications(club, seeding)
  for (const plan of missing) {
    const rows = makeOrganization(plan, { ...seeding, applicationIds })
    await inTransaction(club, (tx) => writeOrganization(tx, rows, seeding))
  }
}

/** Adds missing applications, and returns the ids of all. */
async function seedApplications(
  club: Database,
  seeding: ClubSeeding,
): Promise<Map<string, string>> {
  const known = await findIds(club, 'applications', APPLICATIONS)
  const missing = APPLICATIONS.filter(({ slug }) => !known.has(slug)).map((application) => ({
    id: seeding.newId(),
    ...application,
    // Set later, with the partners' keys.
    registration: null,
    createdAt: daysAgo(seeding, AGE.organization),
  }))
  if (missing.length > 0) await tableOf(ApplicationEntity).insertAll(club, missing)

  return new Map([...known, ...missing.map(({ slug, id }) => [slug, id] as const)])
}

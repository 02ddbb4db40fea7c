import type { NewId } from '../../platform/ids.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import type { Application } from '../../subgraphs/club/installations/application.ts'
import { ApplicationEntity } from '../../subgraphs/club/installations/entities.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { APPLICATIONS, REDIRECT_URI } from '../plans/installation-plans.ts'
import type { PartnerKeys } from './partner-keys.ts'

const applications = tableOf(ApplicationEntity)

/** Registers the applications with their keys, so that clubs can install them. */
export async function seedRegistrations(
  club: Database,
  keys: PartnerKeys,
  { now, newId }: { now: Date; newId: NewId },
): Promise<void> {
  const known = await findApplications(club)
  for (const { slug, name } of APPLICATIONS) {
    const { kty, n, e } = keys[slug]
    const registration = {
      redirectUris: [REDIRECT_URI],
      requestedScopes: [...CLUB_SCOPES],
      publicKey: { kty, n, e },
    }
    const application = known.get(slug)
    if (application === undefined)
      await applications.insert(club, { id: newId(), slug, name, registration, createdAt: now })
    else if (application.registration?.publicKey.n !== n)
      await applications.update(club, application.id, { registration })
  }
}

async function findApplications(club: Database): Promise<ReadonlyMap<string, Application>> {
  const rows = await club.query(
    `SELECT ${applications.columns('a')} FROM applications a WHERE a.slug IN (?)`,
    [APPLICATIONS.map(({ slug }) => slug)],
  )
  return new Map(rows.map(applications.toRecord).map((found) => [found.slug, found]))
}

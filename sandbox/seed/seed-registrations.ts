import { randomBytes } from 'node:crypto'
import type { NewId } from '../../platform/ids.ts'
import { ProvisionInput } from '../../schema/club/provisioning.ts'
import { CLUB_SCOPES } from '../../schema/club/scopes.ts'
import { provision } from '../../subgraphs/club/provisioning/change-provisioned.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { inTransaction } from '../../subgraphs/foundation/database/transaction.ts'
import { APPLICATIONS, REDIRECT_URI } from '../plans/installation-plans.ts'
import type { PartnerKeys } from './partner-keys.ts'

/** Provisions the applications with their keys, so that clubs can install them. */
export async function seedRegistrations(
  club: Database,
  keys: PartnerKeys,
  { now, newId }: { now: Date; newId: NewId },
): Promise<void> {
  const applications = APPLICATIONS.map(({ slug, name }) => {
    const { kty, n, e } = keys[slug]
    const publicKey = JSON.stringify({ kty, n, e })
    const redirectUris = [REDIRECT_URI]
    return { key: slug, name, redirectUris, wantedScopes: [...CLUB_SCOPES], publicKey }
  })
  const asked = ProvisionInput.parse({ applications })
  await inTransaction(club, (tx) => provision(tx, asked, { now, newId, randomBytes }))
}

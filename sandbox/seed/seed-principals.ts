import { principalStore } from '../../subgraphs/club/identity/store.ts'
import { InstallationEntity } from '../../subgraphs/club/installations/entities.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../subgraphs/foundation/query/table.ts'
import { INSTALLATIONS, type InstallationPlan } from '../plans/installation-plans.ts'
import type { PartnerKeys } from './partner-keys.ts'
import { getSandboxInstallation } from './sandbox-ids.ts'

/** Registers the partners' keys, with which they request tokens from the sandbox's issuer. */
export async function seedPrincipals(club: Database, keys: PartnerKeys, now: Date): Promise<void> {
  await Promise.all(
    Object.values(INSTALLATIONS).map((plan) => keepPrincipal(club, plan, keys, now)),
  )
}

async function keepPrincipal(
  club: Database,
  { oauthSubject, application, status }: InstallationPlan,
  keys: PartnerKeys,
  now: Date,
): Promise<void> {
  const { kid, kty, n, e } = keys[application]
  const known = await principalStore.findBySubject(club, oauthSubject)
  if (known?.keyId === kid) return

  const { id } = await getSandboxInstallation(club, oauthSubject)
  await principalStore.keep(club, {
    id,
    subject: oauthSubject,
    keyId: kid,
    publicJwk: { kty, n, e },
    isActive: status === 'ACTIVE',
    expiresAt: null,
    createdAt: now,
  })
  await tableOf(InstallationEntity).update(club, id, { credentialKeyId: kid })
}

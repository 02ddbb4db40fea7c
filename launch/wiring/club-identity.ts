import { readFileSync } from 'node:fs'
import type { Config } from '../../platform/config/config.ts'
import { toLocalIssuerUrl } from '../../platform/config/local-issuer-address.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { IdentityProvider } from '../../subgraphs/club/identity/identity-provider.ts'
import { makeLocalProvider } from '../../subgraphs/club/identity/local-provider.ts'
import { readServiceKey } from '../../subgraphs/club/identity/zitadel-key.ts'
import { makeZitadelProvider } from '../../subgraphs/club/identity/zitadel-provider.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'

/** Makes the identity provider over the database of its subgraph. */
export type MakeIdentityProvider = (kept: { database: Database; clock: Clock }) => IdentityProvider

/** The configured identity provider; `graphUrl` is the address of the sandbox's own issuer. */
export function identityProviderOf(config: Config, graphUrl: string): MakeIdentityProvider {
  const { audience, identityProvider } = config
  if (identityProvider === 'local') {
    const issuer = config.issuer ?? toLocalIssuerUrl(graphUrl)
    return ({ database, clock }) => makeLocalProvider({ database, clock, issuer, audience })
  }

  const { issuer, zitadelProjectId, zitadelOrganizationId, zitadelKeyFile } = config
  if (!issuer || !zitadelProjectId || !zitadelOrganizationId || !zitadelKeyFile)
    throw new Error('IDENTITY_PROVIDER zitadel is not fully configured.')
  // Read at the start, so that an invalid file fails the start and not the first installation.
  const serviceKey = readServiceKey(readFileSync(zitadelKeyFile, 'utf8'))
  return ({ clock }) =>
    makeZitadelProvider({
      issuer,
      audience,
      clock,
      serviceKey,
      projectId: zitadelProjectId,
      organizationId: zitadelOrganizationId,
    })
}

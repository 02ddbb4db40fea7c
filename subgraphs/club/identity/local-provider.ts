import { calculateJwkThumbprint } from 'jose'
import { LOCAL_AUDIENCE_SCOPE, toTokenUrl } from '../../../platform/config/local-issuer-address.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Database } from '../../foundation/database/database.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { principalStore } from './store.ts'

export interface LocalProviderSetup {
  database: Database
  /** URL of the sandbox's issuer. */
  issuer: string
  audience: string
  clock: Clock
}

/** Stores principals in the club's database, from which the sandbox's issuer reads them. */
export function makeLocalProvider(setup: LocalProviderSetup): IdentityProvider {
  const { database, issuer, audience, clock } = setup
  return {
    issuer,
    tokenUrl: toTokenUrl(issuer),
    audience,
    audienceScope: LOCAL_AUDIENCE_SCOPE,

    async provision({ id, publicKey, expiresAt }) {
      const { kty, n, e } = publicKey
      const keyId = await calculateJwkThumbprint({ kty, n, e })
      await principalStore.keep(database, {
        id,
        subject: id,
        keyId,
        publicJwk: { kty, n, e },
        isActive: true,
        expiresAt,
        createdAt: clock(),
      })
      return { subject: id, keyId }
    },

    deactivate: (subject) => principalStore.deactivate(database, subject),
  }
}

import type { MakeIdentityProvider } from '../../../launch/wiring/club-identity.ts'
import { makeLocalProvider } from '../../../subgraphs/club/identity/local-provider.ts'

/** The sandbox's identity provider, at an address without a server. */
export const makeTestIdentityProvider: MakeIdentityProvider = (kept) =>
  makeLocalProvider({ ...kept, issuer: 'http://127.0.0.1:4000/idp', audience: 'clubgate' })

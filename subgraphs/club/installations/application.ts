import type { ClubScope } from '../../../schema/club/scopes.ts'
import type { PublicJwk } from '../identity/identity-principal.ts'

/** A partner's program, known to the platform before any club installs it. */
export interface Application {
  id: string
  slug: string
  name: string
  /** Null for one that no club can install: it was never registered as a whole. */
  registration: Registration | null
  createdAt: Date
}

/** What a club has to know of an application to let it in. */
export interface Registration {
  /** Where its codes may be sent; compared exactly. */
  redirectUris: string[]
  requestedScopes: ClubScope[]
  /** It proves itself to the identity provider with the private half. */
  publicKey: PublicJwk
}

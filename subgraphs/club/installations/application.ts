import type { ClubScope } from '../../../schema/club/scopes.ts'
import type { PublicJwk } from '../identity/identity-principal.ts'

/** A partner's application, registered with the platform. */
export interface Application {
  id: string
  slug: string
  name: string
  /** Null if the registration is incomplete; such an application cannot be installed. */
  registration: Registration | null
  createdAt: Date
}

/** Registration that an installation requires. */
export interface Registration {
  /** Redirect URIs; compared exactly. */
  redirectUris: string[]
  requestedScopes: ClubScope[]
  /** Its private half authenticates the application at the identity provider. */
  publicKey: PublicJwk
  /** Who stands behind the application; registrations before 1.1 lack both. */
  publisher?: string | null
  logoUrl?: string | null
}

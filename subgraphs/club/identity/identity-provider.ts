import type { PublicJwk } from './identity-principal.ts'

/** A principal to create: an installation's machine with its public key. */
export interface NewPrincipal {
  /** Id of the installation; provisioning is idempotent. */
  id: string
  /** Display name at the identity provider. */
  name: string
  publicKey: PublicJwk
  /** Null if it does not expire. */
  expiresAt: Date | null
  environment: 'SANDBOX' | 'PRODUCTION'
}

/** Manages machine principals of installations, and issues their access tokens. */
export interface IdentityProvider {
  /** Audience of assertions, and issuer of the access tokens. */
  issuer: string
  tokenUrl: string
  /** Audience of the access tokens. */
  audience: string
  /** Scope of token requests besides `openid`, for that audience. */
  audienceScope: string
  provision(principal: NewPrincipal): Promise<{ subject: string; keyId: string }>
  /** Deactivates the principal; idempotent, also for unknown ones. */
  deactivate(subject: string): Promise<void>
}

export interface IdentityParts {
  identityProvider: IdentityProvider
}

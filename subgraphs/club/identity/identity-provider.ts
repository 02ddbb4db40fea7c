import type { PublicJwk } from './identity-principal.ts'

/** What is to become a principal: the machine of one installation, with the public half of its key. */
export interface NewPrincipal {
  /** Id of the installation; provisioning it again is answered as the first time. */
  id: string
  /** For the people who look after the identity provider. */
  name: string
  publicKey: PublicJwk
  /** Null when it does not expire. */
  expiresAt: Date | null
  environment: 'SANDBOX' | 'PRODUCTION'
}

/** Keeps a machine principal for each installation, and gives it access tokens. */
export interface IdentityProvider {
  /** Audience of assertions, and issuer of the access tokens. */
  issuer: string
  tokenUrl: string
  /** Audience of the access tokens. */
  audience: string
  /** What a token request asks for besides `openid` to get that audience. */
  audienceScope: string
  provision(principal: NewPrincipal): Promise<{ subject: string; keyId: string }>
  /** Ends its tokens; one that is unknown or has ended is as good as done. */
  deactivate(subject: string): Promise<void>
}

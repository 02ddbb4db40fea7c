/** The public half of an RSA key. */
export interface PublicJwk {
  kty: 'RSA'
  n: string
  e: string
}

/** A machine principal of the local issuer, authenticated by its key. */
export interface IdentityPrincipal {
  /** Id of its installation. */
  id: string
  /** Subject of its tokens. */
  subject: string
  /** RFC 7638 thumbprint of the key: the `kid` of its assertions. */
  keyId: string
  publicJwk: PublicJwk
  isActive: boolean
  expiresAt: Date | null
  createdAt: Date
}

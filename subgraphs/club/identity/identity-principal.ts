/** The public half of an RSA key. */
export interface PublicJwk {
  kty: 'RSA'
  n: string
  e: string
}

/** A machine that may ask the local issuer for access tokens, proving itself with its key. */
export interface IdentityPrincipal {
  /** Id of the installation that it stands for. */
  id: string
  /** Subject of its tokens. */
  subject: string
  /** RFC 7638 thumbprint of the key; its assertions name it as `kid`. */
  keyId: string
  publicJwk: PublicJwk
  isActive: boolean
  expiresAt: Date | null
  createdAt: Date
}

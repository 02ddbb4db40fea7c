import type { ClubScope } from '../../../../schema/club/scopes.ts'
import type { Installation } from '../installation.ts'

/** An OWNER's approval to install an application, with one code (Authentication, 2). */
export interface Authorization {
  id: string
  clubId: string
  applicationId: string
  /** Id of the future installation; fixed, so that retries create no second principal. */
  installationId: string
  codeHash: Buffer
  environment: Installation['environment']
  scopes: ClubScope[]
  redirectUri: string
  codeChallenge: string
  nonce: string
  /** Expiry of the installation. */
  installationExpiresAt: Date | null
  approvedBy: string
  status: 'APPROVED' | 'CLAIMED' | 'EXCHANGED' | 'WITHDRAWN'
  /** Expiry of the code. */
  expiresAt: Date
  claimedAt: Date | null
  idempotencyKey: string | null
  fingerprint: Buffer | null
  /** Answer of the exchange; kept permanently (Limits). */
  answer: ExchangeAnswer | null
  createdAt: Date
}

/** Installation exchange result without the API's URL. */
export interface ExchangeAnswer {
  installationId: string
  organizationId: string
  applicationId: string
  environment: Installation['environment']
  scopes: ClubScope[]
  oauthSubject: string
  credentialKeyId: string
  nonce: string
  oauthIssuer: string
  oauthTokenUrl: string
  oauthAudience: string
  oauthAudienceScope: string
}

import type { ClubScope } from '../../../../schema/club/scopes.ts'
import type { Installation } from '../installation.ts'

/** An owner's word that an application may install itself, worth one code (Authentication, 2). */
export interface Authorization {
  id: string
  clubId: string
  applicationId: string
  /** Of the installation to be; fixed at once, so that no retry makes a second principal. */
  installationId: string
  codeHash: Buffer
  environment: Installation['environment']
  scopes: ClubScope[]
  redirectUri: string
  codeChallenge: string
  nonce: string
  /** When the installation ends. */
  installationExpiresAt: Date | null
  approvedBy: string
  status: 'APPROVED' | 'CLAIMED' | 'EXCHANGED' | 'WITHDRAWN'
  /** When the code ends. */
  expiresAt: Date
  claimedAt: Date | null
  idempotencyKey: string | null
  fingerprint: Buffer | null
  /** What the exchange was answered; kept for ever (Limits). */
  answer: ExchangeAnswer | null
  createdAt: Date
}

/** Installation exchange result, but for the address of the API. */
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

import type { ClubScope } from '../../../schema/club/scopes.ts'

/** One application let into one club, under one subject of the identity provider. */
export interface Installation {
  id: string
  applicationId: string
  clubId: string
  environment: 'SANDBOX' | 'PRODUCTION'
  status: 'ACTIVE' | 'REVOKED'
  scopes: ClubScope[]
  oauthSubject: string
  /** Id of its key at the identity provider; null for one that was not made by an exchange. */
  credentialKeyId: string | null
  installedAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  /** When the identity provider was told of the revocation. */
  principalEndedAt: Date | null
}

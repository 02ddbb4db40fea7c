import type { ClubScope } from '../../../schema/club/scopes.ts'

/** An application installed in a club, with one subject of the identity provider. */
export interface Installation {
  id: string
  applicationId: string
  clubId: string
  environment: 'SANDBOX' | 'PRODUCTION'
  status: 'ACTIVE' | 'REVOKED'
  scopes: ClubScope[]
  oauthSubject: string
  /** Key id at the identity provider; null if not created by an exchange. */
  credentialKeyId: string | null
  installedAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  /** When the principal was deactivated at the identity provider. */
  principalEndedAt: Date | null
}

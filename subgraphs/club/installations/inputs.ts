import { z } from 'zod'
import {
  APPLICATION_FIELDS,
  NewApplicationSlug,
  Scopes,
} from '../../../schema/club/applications.ts'
import { InstallationExchange } from '../../../schema/club/installation-exchange.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { boundedText, exactText, IdempotencyKey } from '../../../schema/fields/fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'

export const RegisterApplicationInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  slug: NewApplicationSlug,
  wantedScopes: Scopes,
  ...APPLICATION_FIELDS,
})

const CHALLENGE = {
  message: `Send a PKCE challenge of method S256: ${CLUB_LIMITS.codeChallenge} characters of base64url.`,
}

export const ApproveInstallationInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  clubId: z.string(),
  applicationId: z.string(),
  approvedScopes: Scopes,
  environment: z.enum(['SANDBOX', 'PRODUCTION']).nullish(),
  redirectUri: z.string(),
  codeChallenge: boundedText(CLUB_LIMITS.codeChallenge, { rule: 'pattern', ...CHALLENGE }).regex(
    new RegExp(`^[A-Za-z0-9_-]{${CLUB_LIMITS.codeChallenge}}$`),
    CHALLENGE,
  ),
  nonce: exactText({ min: 1, max: CLUB_LIMITS.nonce }),
  expiresAt: z.date().nullish(),
})

export const ChangeInstallationScopesInput = z.object({
  clubId: z.string(),
  installationId: z.string(),
  grantedScopes: Scopes,
})

export const ExchangeInstallationInput = toGraph(
  withFields({ idempotencyKey: IdempotencyKey }, InstallationExchange),
)

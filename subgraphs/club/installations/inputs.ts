import { z } from 'zod'
import { InstallationExchange } from '../../../schema/club/installation-exchange.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { CLUB_SCOPES } from '../../../schema/club/scopes.ts'
import {
  boundedText,
  exactText,
  fault,
  IdempotencyKey,
  trimmedText,
} from '../../../schema/fields/fields.ts'
import { toGraph, withFields } from '../../../schema/fields/input-record.ts'
import { LIMITS } from '../../../schema/limits.ts'

/** At least one scope, deduplicated, in the order of the specification. */
const Scopes = z
  .array(z.enum(CLUB_SCOPES))
  .min(1, { message: 'Name at least one scope.' })
  .transform((scopes) => CLUB_SCOPES.filter((scope) => scopes.includes(scope)))

const RedirectUri = exactText({ min: 1, max: LIMITS.url }).superRefine((text, context) => {
  // The URL parser would normalize other characters, so that exact comparison would fail.
  const url = /^https?:\/\/[\x21-\x7e]+$/i.test(text) ? URL.parse(text) : null
  if (url === null) return fault(context, 'format', 'Send an absolute http address.')
  if (text.includes('#')) return fault(context, 'fragment', 'Send an address without a fragment.')
  if (url.username !== '' || url.password !== '')
    return fault(context, 'user_information', 'Send an address without user and password.')

  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    fault(context, 'scheme', 'Use https, or http on the loopback address.')
})

const LogoUrl = exactText({ min: 1, max: LIMITS.url }).regex(/^https:\/\/[\x21-\x7e]+$/i, {
  message: 'Send an https address.',
})

export const RegisterApplicationInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  slug: exactText(CLUB_LIMITS.slug).regex(/^[a-z][a-z0-9-]+$/, {
    message: 'Use a-z, 0-9 and hyphen, and begin with a letter.',
  }),
  name: trimmedText({ min: 2, max: LIMITS.name }),
  redirectUris: z.array(RedirectUri).min(1).max(CLUB_LIMITS.redirectUris),
  wantedScopes: Scopes,
  publicKey: exactText({ min: 1, max: CLUB_LIMITS.publicKey }),
  publisher: trimmedText({ min: 2, max: LIMITS.name }).nullish(),
  logoUrl: LogoUrl.nullish(),
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
  nonce: exactText({ min: 1, max: LIMITS.id }),
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

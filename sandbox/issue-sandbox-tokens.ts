import type { SandboxTokens } from '../rest-facade/reference/mount-reference.ts'
import { toKeyText } from '../subgraphs/volunteer/api-keys/rules.ts'
import type { LocalIssuer } from './issuer/local-issuer.ts'
import { INSTALLATIONS } from './plans/installation-plans.ts'
import { apiKeyBytes } from './seed/api-keys/api-key-bytes.ts'

const LIFETIME_SECONDS = 60 * 60

/** An access token of the main club's installation, and the API key of that club. */
export async function issueSandboxTokens({
  issuer,
  secretKeys,
}: {
  issuer: LocalIssuer
  secretKeys: readonly Buffer[]
}): Promise<SandboxTokens> {
  const { oauthSubject: subject, application } = INSTALLATIONS.full
  const claims = { client_id: application }
  return {
    club: await issuer.signAccessToken({ subject, expiresInSeconds: LIFETIME_SECONDS, claims }),
    volunteer: toKeyText(apiKeyBytes(secretKeys, 'pro')),
  }
}

import { z } from 'zod'
import type { ExchangeInstallationMutation } from '../../../built/types/operations.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import { field, record } from '../../../schema/fields/rest-body.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { ADDRESS, FOREIGN_ID, SCOPES } from './keywords.ts'
import { toScope } from './scopes.ts'

type Exchange = NonNullable<ExchangeInstallationMutation['exchangeInstallation']>['exchange']

export const InstallationExchangeBody = record('InstallationExchange', {
  installation_id: field(),
  organization_id: field(),
  application_id: field(),
  environment: field(),
  scopes: field<ClubScope[]>({ of: 'InstallationExchange.grantedScopes', ...SCOPES }),
  oauth_subject: field({ maxLength: LIMITS.subject }),
  credential_key_id: field({ minLength: 1, maxLength: LIMITS.id }),
  nonce: field(FOREIGN_ID),
  api_base_url: z.url().describe('Base address of this API.'),
  oauth_issuer: field(ADDRESS),
  oauth_token_url: field(ADDRESS),
  oauth_audience: field({ minLength: 1 }),
  oauth_audience_scope: field({ pattern: '^urn:zitadel:iam:org:project:id:[A-Za-z0-9_-]+:aud$' }),
})

export function toInstallationExchange(
  exchange: Exchange,
  publicUrl: string,
): z.output<typeof InstallationExchangeBody> {
  return {
    installation_id: exchange.installationId,
    organization_id: exchange.organizationId,
    application_id: exchange.applicationId,
    environment: exchange.environment,
    scopes: exchange.grantedScopes.map(toScope),
    oauth_subject: exchange.oauthSubject,
    credential_key_id: exchange.credentialKeyId,
    nonce: exchange.nonce,
    api_base_url: `${publicUrl}/v1/club`,
    oauth_issuer: exchange.oauthIssuer,
    oauth_token_url: exchange.oauthTokenUrl,
    oauth_audience: exchange.oauthAudience,
    oauth_audience_scope: exchange.oauthAudienceScope,
  }
}

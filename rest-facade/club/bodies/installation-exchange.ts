import type { ExchangeInstallationMutation } from '../../../built/types/operations.ts'
import { toScope } from './scopes.ts'

type Exchange = NonNullable<ExchangeInstallationMutation['exchangeInstallation']>['exchange']

export function toInstallationExchange(exchange: Exchange, publicUrl: string) {
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

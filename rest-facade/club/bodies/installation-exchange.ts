import { z } from 'zod'
import type { ExchangeInstallationMutation } from '../../../built/types/operations.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import { field, readerOf, record } from '../../../schema/fields/rest-body.ts'
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

type Shown = Exchange & { apiBaseUrl: string }

const toExchange = readerOf<Shown, typeof InstallationExchangeBody>(InstallationExchangeBody, {
  scopes: ({ grantedScopes }) => grantedScopes.map(toScope),
})

export const toInstallationExchange = (exchange: Exchange, publicUrl: string) =>
  toExchange({ ...exchange, apiBaseUrl: `${publicUrl}/v1/club` })

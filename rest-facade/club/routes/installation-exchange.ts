import { z } from 'zod'
import { InstallationExchange } from '../../../schema/club/installation-exchange.ts'
import { type NamesOf, toRest, withFields } from '../../../schema/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { replayHeaders } from '../../idempotency-key.ts'
import { defineRoute, present } from '../../route.ts'
import { toInstallationExchange } from '../bodies/installation-exchange.ts'

export const EXCHANGE_NAMES: NamesOf<typeof InstallationExchange.fields> = {
  code: 'code',
  codeVerifier: 'code_verifier',
  redirectUri: 'redirect_uri',
}

const Body = toRest(
  withFields({ grantType: z.literal('authorization_code') }, InstallationExchange),
  'body',
  { grantType: 'grant_type', ...EXCHANGE_NAMES },
)

export const exchangeInstallationRoute = defineRoute({
  method: 'POST',
  path: '/oauth/installation-exchange',
  scopes: [],
  isPublic: true,
  idempotencyKey: 'required',
  body: Body,
  operation: operation('ExchangeInstallation'),
  variables: ({ idempotencyKey, body: { grantType: _, ...exchange } }) => ({
    input: { idempotencyKey, ...exchange },
  }),
  status: 200,
  headers: ({ exchangeInstallation }) => replayHeaders(present(exchangeInstallation)),
  answer: ({ exchangeInstallation }, { publicUrl }) => ({
    data: toInstallationExchange(present(exchangeInstallation).exchange, publicUrl),
  }),
})

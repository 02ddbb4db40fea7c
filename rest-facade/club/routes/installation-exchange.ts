import { z } from 'zod'
import { InstallationExchange } from '../../../schema/club/installation-exchange.ts'
import { toRest, withFields } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, requireData } from '../../route.ts'
import {
  InstallationExchangeBody,
  toInstallationExchange,
} from '../bodies/installation-exchange.ts'
import { inData } from '../bodies/page.ts'

const Body = toRest(
  withFields(
    { grantType: z.literal('authorization_code').meta({ description: 'The grant of RFC 6749.' }) },
    InstallationExchange,
  ),
  'body',
)

export const exchangeInstallationRoute = defineRoute({
  method: 'POST',
  path: '/oauth/installation-exchange',
  scopes: [],
  isPublic: true,
  idempotencyKey: 'required',
  body: Body,
  tag: 'Installation exchange',
  summary: 'Exchange a code for an installation',
  operation: operation('ExchangeInstallation'),
  variables: ({ idempotencyKey, body: { grantType: _, ...exchange } }) => ({
    input: { idempotencyKey, ...exchange },
  }),
  answers: { 200: inData(InstallationExchangeBody) },
  answer: ({ exchangeInstallation }, { publicUrl }) => ({
    data: toInstallationExchange(requireData(exchangeInstallation).exchange, publicUrl),
  }),
})

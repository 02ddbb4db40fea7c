import { z } from 'zod'
import { exactText, fault } from '../../../schema/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { replayHeaders } from '../../idempotency-key.ts'
import { defineRoute, present } from '../../route.ts'
import { toInstallationExchange } from '../bodies/installation-exchange.ts'

const Code = z.string().regex(/^[A-Za-z0-9_-]{40,200}$/, {
  message: 'Send 40 to 200 characters of A-Z, a-z, 0-9, underscore and hyphen.',
})

const CodeVerifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/, {
  message: 'Send 43 to 128 characters of A-Z, a-z, 0-9, dot, underscore, tilde and hyphen.',
})

const RedirectUri = exactText({ min: 1, max: 2048 }).superRefine((text, context) => {
  if (!URL.canParse(text)) fault(context, 'format', 'Send an absolute address.')
})

export const exchangeInstallation = defineRoute({
  method: 'POST',
  path: '/oauth/installation-exchange',
  scopes: [],
  isPublic: true,
  idempotencyKey: true,
  body: z.strictObject({
    grant_type: z.literal('authorization_code'),
    code: Code,
    code_verifier: CodeVerifier,
    redirect_uri: RedirectUri,
  }),
  operation: operation('ExchangeInstallation'),
  variables: ({ idempotencyKey, body: { code, code_verifier, redirect_uri } }) => ({
    input: { idempotencyKey, code, codeVerifier: code_verifier, redirectUri: redirect_uri },
  }),
  status: 200,
  headers: ({ exchangeInstallation }) => replayHeaders(present(exchangeInstallation)),
  answer: ({ exchangeInstallation }, { publicUrl }) => ({
    data: toInstallationExchange(present(exchangeInstallation).exchange, publicUrl),
  }),
})

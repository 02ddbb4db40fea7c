import type { IncomingHttpHeaders } from 'node:http'
import type { Credential } from './executor.ts'
import { Problem } from './problem.ts'

/** RFC 6750, 2.1: one token, the scheme in any letter case. */
const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i

export function bearerCredential(headers: IncomingHttpHeaders): Credential {
  const header = headers.authorization
  if (header === undefined || header === '')
    throw new Problem(
      'authentication_required',
      'Send an access token: Authorization: Bearer <token>.',
    )
  const token = BEARER.exec(header)?.[1]
  if (token === undefined)
    throw new Problem(
      'invalid_credential',
      'The Authorization header must be "Bearer" and one token.',
    )

  return { kind: 'bearer', token }
}

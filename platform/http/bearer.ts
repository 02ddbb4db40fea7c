import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '../../schema/problem.ts'
import type { Credential } from '../executor.ts'

/** RFC 6750, 2.1: one token, the scheme in any letter case. */
const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i
/** Node's limit for all headers of a request; on a socket the value arrives in a frame. */
const MAX_CHARACTERS = 16 * 1024

export function bearerCredential({ authorization }: IncomingHttpHeaders): Credential {
  if (authorization === undefined || authorization === '')
    throw new Problem(
      'authentication_required',
      'Send an access token: Authorization: Bearer <token>.',
    )

  return { kind: 'bearer', token: asBearerToken(authorization) }
}

/** Extracts the token from an Authorization header. */
export function asBearerToken(authorization: string): string {
  const isShort = authorization.length <= MAX_CHARACTERS
  const token = isShort ? BEARER.exec(authorization)?.[1] : undefined
  if (token === undefined)
    throw new Problem(
      'invalid_credential',
      'The Authorization header must be "Bearer" and one token.',
    )

  return token
}

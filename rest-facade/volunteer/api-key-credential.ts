import type { IncomingHttpHeaders } from 'node:http'
import type { Credential } from '../../platform/executor.ts'
import { asBearerToken } from '../../platform/http/bearer.ts'
import { Problem } from '../../schema/problem.ts'

/** The key of a request (Authentication, 1); the Authorization header counts where both are sent. Not verified here. */
export function apiKeyCredential(headers: IncomingHttpHeaders): Credential {
  if (headers.authorization) return { kind: 'api_key', key: asBearerToken(headers.authorization) }

  const key = headers['x-service-api-key']
  if (!key)
    throw new Problem('authentication_required', 'Send an API key: Authorization: Bearer <key>.')
  if (typeof key !== 'string') throw invalidApiKey()

  return { kind: 'api_key', key }
}

export function invalidApiKey(): Problem {
  return new Problem('invalid_credential', 'The API key is not valid.')
}

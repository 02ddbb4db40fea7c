import { LIMITS } from '../../schema/limits.ts'
import type { Schema } from './json-schema.ts'

/** A header of an answer (OpenAPI 3.1, 4.8.21). */
export interface Header {
  description: string
  schema: Schema
}

const COUNT: Schema = { type: 'integer', minimum: 0 }

/** Every header that answers of both APIs carry, by its name in lower case. */
export const HEADERS: Readonly<Record<string, Header & { name: string }>> = {
  'x-request-id': {
    name: 'X-Request-Id',
    description: 'Id of the request; send it with questions to the support.',
    schema: { type: 'string', maxLength: LIMITS.id },
  },
  link: {
    name: 'Link',
    description:
      'Address of the explanation of the code in the reference, with `rel="help"` (RFC 8288).',
    schema: { type: 'string', pattern: '^<[^>]+>; rel="help"$' },
  },
  'www-authenticate': {
    name: 'WWW-Authenticate',
    description: 'The scheme of the credential.',
    schema: { type: 'string', const: 'Bearer' },
  },
  'retry-after': {
    name: 'Retry-After',
    description: 'Seconds to wait before the next attempt.',
    schema: COUNT,
  },
  'idempotency-replayed': {
    name: 'Idempotency-Replayed',
    description: 'Present in the answer to a repeat: the stored answer of the first request.',
    schema: { type: 'string', const: 'true' },
  },
  'ratelimit-limit': {
    name: 'RateLimit-Limit',
    description: 'Requests of the current window.',
    schema: COUNT,
  },
  'ratelimit-remaining': {
    name: 'RateLimit-Remaining',
    description: 'Requests left in the current window.',
    schema: COUNT,
  },
  'ratelimit-reset': {
    name: 'RateLimit-Reset',
    description: 'Seconds until the window ends.',
    schema: COUNT,
  },
  'x-ratelimit-limit': {
    name: 'X-RateLimit-Limit',
    description: 'Requests of the current window.',
    schema: COUNT,
  },
  'x-ratelimit-remaining': {
    name: 'X-RateLimit-Remaining',
    description: 'Requests left in the current window.',
    schema: COUNT,
  },
  'x-ratelimit-reset': {
    name: 'X-RateLimit-Reset',
    description: 'End of the window in Unix seconds.',
    schema: COUNT,
  },
  'x-ratelimit-scope': {
    name: 'X-RateLimit-Scope',
    description: 'Present while one process counts alone.',
    schema: { type: 'string', const: 'process' },
  },
  'x-service-developer-tier': {
    name: 'X-Service-Developer-Tier',
    description: 'The tier whose limit counts.',
    schema: { type: 'string', enum: ['pro', 'developer_api'] },
  },
  etag: {
    name: 'ETag',
    description: 'Tag of the answer, for `If-None-Match` of the next request.',
    schema: { type: 'string', pattern: '^W/"[A-Za-z0-9_-]{43}"$' },
  },
  'x-total-count': {
    name: 'X-Total-Count',
    description: 'Rows of the whole list; absent from pages that are read by `cursor`.',
    schema: COUNT,
  },
  'x-next-cursor': {
    name: 'X-Next-Cursor',
    description: 'The `cursor` of the next page; absent from the last one.',
    schema: { type: 'string', maxLength: LIMITS.raw.cursor },
  },
}

/** References to headers by their names in lower case. */
export function headerRefs(names: readonly string[]): Record<string, { $ref: string }> {
  const known = names.map((key) => {
    const { name } = HEADERS[key] ?? {}
    if (name === undefined) throw new Error(`headers.ts has no header ${key}.`)
    return name
  })
  return Object.fromEntries(known.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** The headers that a document refers to. */
export function headerComponents(text: string): Record<string, Header> {
  const used = Object.values(HEADERS).filter(({ name }) => text.includes(`/headers/${name}"`))
  return Object.fromEntries(
    used.map(({ name, description, schema }) => [name, { description, schema }]),
  )
}

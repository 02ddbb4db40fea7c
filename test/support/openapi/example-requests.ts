import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { newUuid } from '../../../platform/ids.ts'
import { operationsOf, readDocument, SCHEMA_FOLDER } from './documents.ts'

interface Example {
  path: string
  request?: object
}

export interface ExampleRequest {
  /** `GET /courts/{id}`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query, with the prefix of the API. */
  url: string
  headers: Readonly<Record<string, string>>
  payload?: string
}

const PREFIXES = { club: '/v1/club', volunteer: '/api/developer/v1' }

/** The recorded example of each operation, as a request without a credential. */
export function readExampleRequests(api: keyof typeof PREFIXES): ExampleRequest[] {
  const file = join(SCHEMA_FOLDER, `openapi/examples/${api}.json`)
  const examples: Readonly<Record<string, Example>> = JSON.parse(
    readFileSync(file, 'utf8'),
  ).operations
  return operationsOf(readDocument(api)).map(({ name, operation }) => {
    const { path, request } = findExample(examples, String(operation['operationId']))
    return {
      name,
      method: name.split(' ')[0] as ExampleRequest['method'],
      url: PREFIXES[api] + path,
      headers: {
        'idempotency-key': newUuid(),
        ...(request && { 'content-type': 'application/json' }),
      },
      ...(request && { payload: JSON.stringify(request) }),
    }
  })
}

function findExample(examples: Readonly<Record<string, Example>>, operationId: string): Example {
  const example = examples[operationId]
  if (example === undefined) throw new Error(`No example of ${operationId} is recorded.`)

  return example
}

/** The request with a credential, as `app.inject` takes it. */
export function withCredential(request: ExampleRequest, token: string): InjectOptions {
  const { method, url, headers, payload } = request
  const authorization = { authorization: `Bearer ${token}` }
  return { method, url, headers: { ...headers, ...authorization }, ...(payload && { payload }) }
}

import { scopeText } from '../markdown/api-pages.ts'
import type { ApiReference, FieldEntry, OperationEntry, ResourceEntry } from '../model/reference.ts'

const FORM = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** A new UUID of each request, under the name that all of these tools know. */
const FRESH_KEY = '{{$guid}}'

const BEARER = {
  type: 'bearer',
  bearer: [{ key: 'token', value: '{{token}}', type: 'string' }],
} as const

/** A parameter or header; tools send it unless it is disabled. */
interface Pair {
  key: string
  value: string
  description: string
  disabled?: boolean
}

/**
 * The requests of an API as a Postman collection (2.1), which Bruno, Insomnia and Hoppscotch import, too. The variable of
 * the credential is empty: collections are shared.
 */
export function postmanCollection(api: ApiReference, publicUrl: string) {
  return {
    info: { name: api.title, description: api.description, version: api.version, schema: FORM },
    auth: BEARER,
    variable: [
      { key: 'baseUrl', value: publicUrl + api.prefix },
      { key: 'token', value: '', description: api.credentials[0]?.description ?? '' },
    ],
    item: api.resources.map(toFolder),
  }
}

function toFolder({ name, description, operations }: ResourceEntry) {
  return { name, description, item: operations.map(toItem) }
}

function toItem(operation: OperationEntry) {
  const { summary, method, description, isPublic, body } = operation
  const content = body?.example === undefined ? null : JSON.stringify(body.example, null, 2)
  const request = {
    method,
    description: `${description}\n\n${scopeText(operation)}`,
    ...(isPublic && { auth: { type: 'noauth' } }),
    header: [
      ...fieldsOf(operation, 'header').map(toHeader),
      ...(content === null ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
    ],
    ...(content !== null && {
      body: { mode: 'raw', raw: content, options: { raw: { language: 'json' } } },
    }),
    url: toUrl(operation),
  }
  return { name: summary, request, response: [] }
}

function toHeader(field: FieldEntry): Pair {
  if (field.name !== 'Idempotency-Key') return toPair(field)
  return { key: field.name, value: FRESH_KEY, description: field.description }
}

function toUrl(operation: OperationEntry) {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
  const query = fieldsOf(operation, 'query').map(toPair)
  const sent = query.filter(({ disabled }) => !disabled)
  const search = sent.map(({ key, value }) => `${key}=${value}`).join('&')
  return {
    raw: `{{baseUrl}}${path}${search && `?${search}`}`,
    host: ['{{baseUrl}}'],
    path: path.split('/').slice(1),
    query,
    variable: fieldsOf(operation, 'path').map(toPair),
  }
}

function fieldsOf({ parameters }: OperationEntry, place: string): readonly FieldEntry[] {
  return parameters.find((group) => group.place === place)?.fields ?? []
}

/** What a request may leave out is disabled, with its example to begin from. */
function toPair({ name, description, isOptional, example = '' }: FieldEntry): Pair {
  return { key: name, value: String(example), description, ...(isOptional && { disabled: true }) }
}

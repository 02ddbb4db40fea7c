import type { GraphQLSchema } from 'graphql'
import { GRAPH_CODES, type ProblemCode } from '../../../schema/problem-codes.ts'
import type { Route } from '../../route.ts'
import { graphInputsOf, rootFieldOf } from '../requests/graph-inputs.ts'
import { toJsonSchema } from '../requests/input-schema.ts'

/** Codes with which the facade refuses requests of an API, whatever the operation. */
export interface ApiCodes {
  /** Of every operation with a credential, besides those of both APIs. */
  credential: readonly ProblemCode[]
}

const ALWAYS: readonly ProblemCode[] = [
  'invalid_input',
  'rate_limited',
  'rate_limit_unavailable',
  'dependency_unavailable',
  'internal_error',
]

const CREDENTIAL: readonly ProblemCode[] = [
  'authentication_required',
  'invalid_credential',
  'insufficient_scope',
]

const KEYED: readonly ProblemCode[] = [
  'idempotency_conflict',
  'idempotency_in_progress',
  'idempotency_replay_failed',
]

/**
 * The problem codes that a route can answer: those of the facade by the shape of the route, and those that the
 * descriptions of the graph name for its operation.
 */
export function codesOf(route: Route, api: ApiCodes, graph: GraphQLSchema): ProblemCode[] {
  const { isPublic, idempotencyKey, path, operation, params, query, method } = route
  const codes = new Set<ProblemCode>(ALWAYS)
  if (!isPublic) for (const code of [...CREDENTIAL, ...api.credential]) codes.add(code)
  if (idempotencyKey === 'required') codes.add('idempotency_key_required')
  if (idempotencyKey !== undefined) for (const code of KEYED) codes.add(code)
  if (path.includes(':')) codes.add('not_found')
  for (const code of namedCodesOf(route, graph)) codes.add(code)
  if (operation.kind === 'query') codes.delete('forbidden')
  if (method === 'GET' && !params && !query) codes.delete('invalid_input')
  if (!namesRecord(route)) codes.delete('not_found')
  return [...codes]
}

/** True if a request names a record that may not exist; the club of the credential does. */
function namesRecord({ path, query, body }: Route): boolean {
  const input = [query, body].map((schema) => schema && JSON.stringify(toJsonSchema(schema)))
  return path.includes(':') || input.some((text = '') => RECORD_NAME.test(text))
}

const RECORD_NAME = /"(?!external_)[a-z_]+_ids?":/

/** Codes of the items that an operation refuses one by one, by the description of its mutation. */
export function itemCodesOf({ operation }: Route, graph: GraphQLSchema): ProblemCode[] {
  const [, items = ''] = textOf(rootFieldOf(operation, graph)).split('Codes of refused items: ')
  const names = new Set(tokensIn(items).map((name) => name.toLowerCase()))
  return GRAPH_CODES.filter((code) => names.has(code))
}

/** A mutation lists all of its codes; a query names them in its own text and in those of its arguments. */
function namedCodesOf({ operation }: Route, graph: GraphQLSchema): ProblemCode[] {
  const field = rootFieldOf(operation, graph)
  const inputs = operation.kind === 'query' ? Object.values(graphInputsOf(operation, graph)) : []
  const [own = ''] = textOf(field).split('Codes of refused items: ')
  const tokens = new Set(tokensIn([own, ...inputs.map(textOf)].join(' ')))
  return GRAPH_CODES.filter((code) => tokens.has(code))
}

function textOf({ description }: { description?: string | null | undefined }): string {
  return (description ?? '').replaceAll(/\s+/g, ' ')
}

function tokensIn(text: string): string[] {
  return [...text.matchAll(/`([A-Za-z_]+)`/g)].map(([, token = '']) => token)
}

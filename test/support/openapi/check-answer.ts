import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import type { OperationObject } from '../../../rest-facade/openapi/operation-object.ts'
import { resolve } from './closed-schema.ts'
import { compileClosed, faultsOf } from './compile-closed.ts'
import { type OpenApiDocument, operationsOf, readDocument } from './documents.ts'
import { noteAnswer } from './seen-answers.ts'

/** An answer as a REST client receives it. */
export interface ReceivedAnswer {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: unknown
}

interface ResponseObject {
  headers?: Readonly<Record<string, unknown>>
  content?: { 'application/json': { schema: Schema } }
}

interface DescribedOperation {
  name: string
  pattern: RegExp
  document: OpenApiDocument
  operation: OperationObject
}

const APIS = [
  ['/v1/club', 'club'],
  ['/api/developer/v1', 'volunteer'],
] as const

const OPERATIONS: readonly DescribedOperation[] = APIS.flatMap(([prefix, api]) => {
  const document = readDocument(api)
  return operationsOf(document)
    .map(({ name, operation }) => {
      const [method = '', path = ''] = name.split(' ')
      const pattern = new RegExp(`^${prefix}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return { name: `${method} ${prefix}${path}`, pattern, document, operation }
    })
    .toSorted((a, b) => parametersIn(a.name) - parametersIn(b.name))
})

/**
 * Throws if an answer of a REST API is not as its document says, and returns the name of its operation; null for a path
 * that no document has.
 */
export function checkAnswer(method: string, url: string, answer: ReceivedAnswer): string | null {
  const [path = ''] = url.split('?')
  const described = OPERATIONS.find(
    ({ name, pattern }) => name.startsWith(`${method} `) && pattern.test(path),
  )
  if (described === undefined) return null

  const { name, document, operation } = described
  const { status, headers, body } = answer
  const responses = operation['responses'] as Readonly<Record<string, ResponseObject | Ref>>
  const found = responses[status]
  if (found === undefined) throw new Error(`No document says that ${name} answers ${status}.`)

  const response: ResponseObject = '$ref' in found ? resolve(found.$ref, document) : found
  const unknown = Object.keys(headers)
    .filter(isOwnHeader)
    .filter((header) => {
      const documented = Object.keys(response.headers ?? {})
      return !documented.some((one) => one.toLowerCase() === header)
    })
  if (unknown.length > 0)
    throw new Error(`No document says that ${name} sends ${unknown.join(', ')} with ${status}.`)

  const validate = validatorOf(response, document)
  if (validate === null ? body !== null : !validate(body))
    throw new Error(
      `${name} answers ${status} otherwise than documented: ${faultsOf(validate)} ${String(JSON.stringify(body)).slice(0, SHOWN_CHARACTERS)}`,
    )
  const code = codeOf(body)
  if (status >= 400 && !String(headers['link']).endsWith(`/docs#error-${code}>; rel="help"`))
    throw new Error(`${name} answers ${status} without a link to the explanation of ${code}.`)
  noteAnswer(`${name} ${status}`, code)
  return name
}

/** Of the body of an answer that is not as documented. */
const SHOWN_CHARACTERS = 1000

type Ref = { $ref: string }

function validatorOf({ content }: ResponseObject, document: OpenApiDocument) {
  const schema = content?.['application/json'].schema
  return schema === undefined ? null : compileClosed(schema, document)
}

/** Headers that the APIs define; those of HTTP and of the transport are not part of their documents. */
function isOwnHeader(name: string): boolean {
  return /^(x-(request-id|ratelimit|service|total|next)|ratelimit-|idempotency-|retry-after|www-|link$)/.test(
    name,
  )
}

function parametersIn(name: string): number {
  return name.split('{').length
}

/** The code of a refusal in the form of either API. */
function codeOf(body: unknown): string | null {
  const { error, code } = (body ?? {}) as { error?: { code?: string } | string; code?: string }
  return (typeof error === 'object' ? error.code : code) ?? null
}

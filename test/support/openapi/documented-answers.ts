import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import { resolve } from './closed-schema.ts'
import { operationsOf, readDocument } from './documents.ts'

/** An answer of an operation: `GET /v1/club/courts 200`, with the code of a refusal behind it. */
export interface DocumentedAnswer {
  api: 'club' | 'volunteer'
  operation: string
  status: number
  /** Null for a success. */
  code: string | null
}

interface ResponseObject {
  $ref?: string
  content?: { 'application/json': { schema: Schema } }
}

const APIS = [
  ['/v1/club', 'club'],
  ['/api/developer/v1', 'volunteer'],
] as const

/** Every status and code that the documents list. */
export function listDocumentedAnswers(): DocumentedAnswer[] {
  return APIS.flatMap(([prefix, api]) => {
    const document = readDocument(api)
    return operationsOf(document).flatMap(({ name, operation }) => {
      const responses = Object.entries(operation['responses'] as Record<string, ResponseObject>)
      return responses.flatMap(([text, response]): DocumentedAnswer[] => {
        const status = Number(text)
        const { content } =
          response.$ref === undefined ? response : resolve<ResponseObject>(response.$ref, document)
        const named = { api, operation: name.replace(' ', ` ${prefix}`), status }
        if (status < 400) return [{ ...named, code: null }]

        return codesIn(content?.['application/json'].schema).map((code) => ({ ...named, code }))
      })
    })
  })
}

export function toLine({ operation, status, code }: DocumentedAnswer): string {
  return code === null ? `${operation} ${status}` : `${operation} ${status} ${code}`
}

/** The codes that a refusal is restricted to, in the form of either API. */
function codesIn(schema: Schema | undefined): string[] {
  const restricted = schema?.allOf?.[1]?.properties
  const error = restricted?.['error']
  const holders = restricted?.['code'] ? [{ properties: restricted }] : (error?.oneOf ?? [error])
  return holders.flatMap((holder) => [...(holder?.properties?.['code']?.enum ?? [])].map(String))
}

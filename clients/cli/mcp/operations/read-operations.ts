import { readBuilt } from '../../../../schema/built.ts'
import type { Product } from '../../sandbox-access.ts'
import { asRecord, type JsonObject, type JsonSchema } from '../tool.ts'
import { type Parameter, toInputSchema } from './input-schema.ts'
import { CHANGES_BY_POST, NEVER_TOOLS } from './never-tools.ts'

/** An operation of a REST API that can be a tool. */
export interface ToolOperation {
  api: Product
  /** Its operation id in the OpenAPI document. */
  id: string
  /** Name of its tool. */
  tool: string
  method: string
  path: string
  title: string
  description: string
  inputSchema: JsonSchema
  pathNames: readonly string[]
  queryNames: readonly string[]
  hasBody: boolean
  takesIdempotencyKey: boolean
  isDestructive: boolean
}

const METHODS = ['get', 'post', 'put', 'patch'] as const

/** The operations of an API that are tools: those that read and, with `isWriting`, those that write. */
export function readOperations(api: Product, isWriting: boolean): ToolOperation[] {
  return toOperations(api, JSON.parse(readBuilt(`openapi/${api}.json`))).filter(
    ({ method }) => isWriting || method === 'GET',
  )
}

/** The operations of an OpenAPI document but those that are never tools. */
export function toOperations(api: Product, document: JsonObject): ToolOperation[] {
  const components = asRecord(asRecord(document['components'])['schemas'])
  return Object.entries(asRecord(document['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = asRecord(asRecord(item)[method])
      const id = String(operation['operationId'] ?? '')
      if (id === '' || Object.hasOwn(NEVER_TOOLS, id)) return []
      return [toOperation(operation, { api, path, method: method.toUpperCase(), id, components })]
    }),
  )
}

function toOperation(
  operation: JsonObject,
  place: { api: Product; path: string; method: string; id: string; components: JsonObject },
): ToolOperation {
  const { components, ...others } = place
  const { id, api, method } = place
  const parameters = (operation['parameters'] ?? []) as Parameter[]
  const namesIn = (where: string) =>
    parameters.filter((parameter) => parameter.in === where).map(({ name }) => name)
  const body = readBody(operation)
  return {
    ...others,
    tool: `${api}_${toSnakeCase(id)}`,
    title: String(operation['summary']),
    description: [`${method} ${place.path}.`, operation['description'], scopesOf(operation)]
      .filter(Boolean)
      .join(' '),
    inputSchema: toInputSchema(parameters, body, components),
    ...{ pathNames: namesIn('path'), queryNames: namesIn('query'), hasBody: body !== null },
    takesIdempotencyKey: namesIn('header').includes('Idempotency-Key'),
    isDestructive: method === 'PUT' || method === 'PATCH' || CHANGES_BY_POST.includes(id),
  }
}

function readBody({ requestBody }: JsonObject) {
  const { content, required } = asRecord(requestBody)
  const { schema } = asRecord(asRecord(content)['application/json'])
  return schema === undefined ? null : { schema: asRecord(schema), isRequired: required === true }
}

function scopesOf({ security }: JsonObject): string {
  const [first] = (security ?? []) as Record<string, string[]>[]
  const scopes = Object.values(first ?? {}).flat()
  return scopes.length === 0 ? '' : `Scope: ${scopes.join(', ')}.`
}

export function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

import { IdempotencyKey } from '../../../schema/fields/fields.ts'
import type { Route } from '../../route.ts'
import type { Schema } from '../json-schema.ts'
import { type GraphInputs, type InputSetup, toInputSchema, toJsonSchema } from './input-schema.ts'
import { PATH_TEXTS } from './path-texts.ts'

/** A parameter of an operation (OpenAPI 3.1, 4.8.12). */
export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
  example?: unknown
}

export function parametersOf(route: Route, inputs: GraphInputs, setup: InputSetup): Parameter[] {
  return [
    ...pathParametersOf(route),
    ...queryParametersOf(route, inputs, setup),
    ...keyParameterOf(route),
    ...(route.toTagged ? [TAG_PARAMETER] : []),
  ]
}

function pathParametersOf({ path, params }: Route): Parameter[] {
  const properties = params === undefined ? {} : (toJsonSchema(params).properties ?? {})
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = properties[name]
    if (schema === undefined) throw new Error(`${path} has no schema for ${name}.`)

    return toParameter({ name, in: 'path', required: true }, schema, textOf(name, path))
  })
}

function textOf(name: string, path: string): string {
  const [resource = ''] = path.split(`/:${name}`)
  const text = PATH_TEXTS[resource] ?? PATH_TEXTS[name]
  if (text === undefined) throw new Error(`path-texts.ts has no text for ${name} of ${path}.`)

  return text
}

function queryParametersOf(
  { query, path }: Route,
  inputs: GraphInputs,
  setup: InputSetup,
): Parameter[] {
  if (query === undefined) return []

  const { properties = {}, required = [] } = toInputSchema(query, inputs, setup)
  return Object.entries(properties).map(([name, { description = ADDED[name], ...schema }]) => {
    if (description === undefined) throw new Error(`${path} has no text for ${name}.`)

    const head = { name, in: 'query', required: required.includes(name) } as const
    return toParameter(head, schema, description)
  })
}

/** Parameters that only REST has, in lists whose rows are never deleted. */
const ADDED: Readonly<Record<string, string>> = {
  include_deleted: 'Adds `deleted_at` to the rows; rows of this list are never deleted.',
}

const KEY_TEXTS = {
  required:
    'Repeats of the request with the same key have the first answer, for 24 hours. Use a new key for each request.',
  optional:
    'If sent, repeats of the request with the same key have the first answer, for 24 hours.',
} as const

function keyParameterOf({ idempotencyKey: rule }: Route): Parameter[] {
  if (rule === undefined) return []

  const head = { name: 'Idempotency-Key', in: 'header', required: rule === 'required' } as const
  return [toParameter(head, toJsonSchema(IdempotencyKey), KEY_TEXTS[rule])]
}

const TAG_PARAMETER: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of an earlier answer: while it is the same, the answer is 304 without a body.',
  // All headers of a request together are no longer.
  schema: { type: 'string', maxLength: 16_384 },
}

function toParameter(
  head: Pick<Parameter, 'name' | 'in' | 'required'>,
  { description: _, ...schema }: Schema,
  description: string,
): Parameter {
  return { ...head, description, schema }
}

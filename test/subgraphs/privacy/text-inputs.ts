import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isScalarType,
} from 'graphql'

/** Scalars whose values are ids, numbers or times: no text about a person fits in. */
const WITHOUT_TEXT = ['ID', 'Int', 'Float', 'Boolean', 'Date', 'DateTime']

/** Each text that the graph takes, as `InputType.field`, or as `Type.field(argument)`. */
export function textInputsOfGraph(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('_'))
  return types.flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) =>
        isText(field.type) ? [`${type.name}.${field.name}`] : [],
      )
    if (!('getFields' in type)) return []
    return Object.values(type.getFields()).flatMap((field) =>
      ('args' in field ? field.args : []).flatMap((arg) =>
        isText(arg.type) ? [`${type.name}.${field.name}(${arg.name})`] : [],
      ),
    )
  })
}

function isText(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  return isScalarType(named) && !WITHOUT_TEXT.includes(named.name)
}

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

interface Operation {
  parameters?: { $ref?: string; in: string; name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** An OpenAPI document, as far as inputs are concerned. */
export interface InputDocument {
  paths: Record<string, Record<string, Operation>>
}

/** Each text that a REST API takes, as `METHOD path: member` or `METHOD path: ?parameter`. */
export function textInputsOfRest(document: InputDocument): string[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      if (method === 'parameters') return []
      const name = `${method.toUpperCase()} ${path}`
      const parameters = (operation.parameters ?? [])
        .map((parameter) => resolve(document, parameter))
        .filter(({ schema }) => leavesOf(document, schema, '').length > 0)
        .map((parameter) => `${name}: ?${parameter.name}`)
      const bodies = Object.values(operation.requestBody?.content ?? {})
      const members = bodies.flatMap(({ schema }) => leavesOf(document, schema, ''))
      return [...new Set([...parameters, ...members.map((member) => `${name}: ${member}`)])]
    }),
  )
}

/** Formats whose grammar leaves no room for text. */
const FORMATS = ['uuid', 'date-time', 'date']

function leavesOf(document: InputDocument, given: Schema, at: string): string[] {
  const schema = resolve(document, given)
  const {
    properties = {},
    items,
    additionalProperties,
    allOf = [],
    anyOf = [],
    oneOf = [],
  } = schema
  const below = [
    ...Object.entries(properties).flatMap(([name, inner]) =>
      leavesOf(document, inner, at === '' ? name : `${at}.${name}`),
    ),
    ...(items ? leavesOf(document, items, `${at}[]`) : []),
    ...(typeof additionalProperties === 'object'
      ? leavesOf(document, additionalProperties, `${at}.*`)
      : []),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((inner) => leavesOf(document, inner, at)),
  ]
  const isString = [schema.type ?? []].flat().includes('string')
  const isClosed = schema.enum || 'const' in schema || FORMATS.includes(schema.format ?? '')
  return isString && !isClosed ? [at, ...below] : below
}

function resolve<T extends { $ref?: string }>(document: InputDocument, given: T): T {
  if (given.$ref === undefined) return given
  const path = given.$ref.replace(/^#\//, '').split('/')
  const found = path.reduce<unknown>(
    (at, name) => (at as Record<string, unknown>)[name.replaceAll('~1', '/')],
    document,
  )
  return resolve(document, found as T)
}

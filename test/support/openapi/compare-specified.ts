import type { Schema } from '../../../rest-facade/openapi/json-schema.ts'
import { resolve } from './closed-schema.ts'
import { type OpenApiDocument, operationsOf } from './documents.ts'
import type { SpecifiedObject } from './specified-fields.ts'

/** What a served document says otherwise than the specification, a line each. */
export function compareSpecified(
  document: OpenApiDocument,
  { at, lines, isClosed, needsMember }: SpecifiedObject,
): string[] {
  const schema = findObject(document, at)
  const { properties = {}, required = [] } = schema
  const isInput = /^\w+Input\b/.test(at)
  const fields = lines.flatMap(toFields)
  const faults = fields.flatMap(({ name, isOptional, ...field }) => {
    const member = properties[name]
    if (member === undefined) return [`${name}: is missing`]

    const found = compareField(field, member, { document, isInput })
    if (required.includes(name) === isOptional) found.push(isOptional ? 'required' : 'optional')
    return found.map((fault) => `${name}: ${fault}`)
  })
  if (isClosed && schema.additionalProperties !== false) faults.push('takes other members')
  if (isClosed)
    for (const name of Object.keys(properties))
      if (!fields.some((field) => field.name === name)) faults.push(`${name}: is not specified`)
  if ((schema['minProperties'] === 1) !== (needsMember ?? false)) faults.push('minProperties')
  return faults
}

interface Field {
  type: string
  isNullable: boolean
  isUnique: boolean
  pattern: string | undefined
  bounds: readonly [string, string] | undefined
}

function toFields(line: string): (Field & { name: string; isOptional: boolean })[] {
  const [names = '', type = '', ...rules] = line.split(' ')
  const bounds = rules.find((rule) => /^\d*\.\.\d*$/.test(rule))?.split('..')
  const field = {
    type: type.replace(/\?+$/, ''),
    isNullable: type.endsWith('?'),
    isOptional: rules.includes('optional'),
    isUnique: rules.includes('unique'),
    pattern: rules.find((rule) => rule.startsWith('/'))?.slice(1, -1),
    bounds: bounds && ([bounds[0] ?? '', bounds[1] ?? ''] as const),
  }
  return names.split(',').map((name) => ({ name, ...field }))
}

function compareField(
  field: Field,
  member: Schema,
  { document, isInput }: { document: OpenApiDocument; isInput: boolean },
): string[] {
  const { schema, isNullable } = withoutNull(member, document)
  const faults = compareType(field.type, schema, document)
  if (field.type !== 'any' && isNullable !== field.isNullable) faults.push('null')
  if (field.isUnique && schema['uniqueItems'] !== true) faults.push('uniqueItems')
  if (field.pattern !== undefined && schema['pattern'] !== field.pattern) faults.push('pattern')
  const keywords = BOUNDS[schema.type as keyof typeof BOUNDS] ?? []
  for (const [side, bound] of (field.bounds ?? []).entries()) {
    const keyword = keywords[side] ?? `no bound of ${String(schema.type)}`
    if (bound !== '' && !isBound(schema[keyword], Number(bound), { side, isInput }))
      faults.push(keyword)
  }
  return faults
}

/** An answer may be within a bound. */
function isBound(
  served: unknown,
  specified: number,
  { side, isInput }: { side: number; isInput: boolean },
): boolean {
  if (typeof served !== 'number' || isInput) return served === specified
  return side === 0 ? served >= specified : served <= specified
}

const BOUNDS = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
} as const

const FORMATS: Readonly<Record<string, string>> = {
  timestamp: 'date-time',
  date: 'date',
  uuid: 'uuid',
  uri: 'uri',
}

/** A served text may be narrower than a specified one, never wider. */
function compareType(type: string, schema: Schema, document: OpenApiDocument): string[] {
  if (type === 'any') return []
  if (type.startsWith('[')) {
    if (schema.type !== 'array' || !schema.items) return [`is no list, but ${schema.type}`]
    return compareType(type.slice(1, -1), withoutNull(schema.items, document).schema, document)
  }
  const isPlain = ['id', 'string', 'integer', 'boolean', 'object', ...Object.keys(FORMATS)]
  if (!isPlain.includes(type)) {
    const served = [schema['const'] ?? [], schema.enum ?? []].flat().filter((one) => one !== null)
    return served.map(String).sort().join() === type.split('|').sort().join() ? [] : ['values']
  }
  const expected = ['integer', 'boolean', 'object'].includes(type) ? type : 'string'
  if (schema.type !== expected) return [`is ${schema.type}, not ${expected}`]
  if (FORMATS[type] !== undefined && schema.format !== FORMATS[type]) return ['format']
  if (type === 'id' && schema.format !== 'uuid' && schema['maxLength'] !== 200) return ['length']
  return []
}

function withoutNull(member: Schema, document: OpenApiDocument) {
  const whole = merged(member, document)
  const parts = whole.anyOf ?? whole.oneOf
  if (parts?.some(({ type }) => type === 'null')) {
    const [part = {}] = parts.filter(({ type }) => type !== 'null')
    return { schema: merged(part, document), isNullable: true }
  }
  const types = [whole.type ?? []].flat()
  const [type] = types.filter((one) => one !== 'null')
  return {
    schema: { ...whole, ...(type !== undefined && { type }) },
    isNullable: types.includes('null'),
  }
}

/** With what its reference and the parts of an `allOf` say. */
function merged(schema: Schema, document: OpenApiDocument): Schema {
  const { $ref, allOf = [], ...own } = schema
  const target = $ref === undefined ? [] : [resolve<Schema>($ref, document)]
  const parts = [own, ...[...target, ...allOf].map((part) => merged(part, document))]
  return {
    ...Object.assign({}, ...parts.toReversed()),
    properties: Object.assign({}, ...parts.toReversed().map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  }
}

/** `Booking participants[]`, or `getContext 200 data.club` of the answer of an operation. */
function findObject(document: OpenApiDocument, at: string): Schema {
  const [name = '', ...rest] = at.split(' ')
  const [status = ''] = rest
  const isAnswer = /^\d{3}$/.test(status)
  const path = rest.slice(isAnswer ? 1 : 0).flatMap((part) => part.split('.'))
  const start = isAnswer
    ? answerOf(document, name, status)
    : { $ref: `#/components/schemas/${name}` }
  return path.reduce<Schema>((schema, key) => {
    const member = schema.properties?.[key.replace('[]', '')] ?? {}
    const { schema: found } = withoutNull(member, document)
    return key.endsWith('[]') ? withoutNull(found.items ?? {}, document).schema : found
  }, withoutNull(start, document).schema)
}

function answerOf(document: OpenApiDocument, operationId: string, status: string): Schema {
  const found = operationsOf(document).find(
    ({ operation }) => operation['operationId'] === operationId,
  )
  const responses = found?.operation['responses'] as Readonly<
    Record<string, { content?: { 'application/json': { schema: Schema } } }>
  >
  const schema = responses?.[status]?.content?.['application/json'].schema
  if (schema === undefined) throw new Error(`The document has no ${operationId} ${status}.`)

  return schema
}

import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  isObjectType,
} from 'graphql'

/** What one of the lists at the root leads to: a document that asks many rows for it. */
export interface FieldOfList {
  /** Such as `webhookEndpoints > WebhookEndpoint.deliveries`. */
  name: string
  /** The list at the root. */
  list: string
  document: string
}

type Field = GraphQLField<unknown, unknown>

/** How a selection set is put around what is asked of a type. */
type Around = (inside: string) => string

/**
 * Each field of each type that a list can hold or lead to, once: all plain values of a type together,
 * objects and lists alone. `given` holds the arguments that lists at the root need.
 */
export function fieldsOfLists(
  schema: GraphQLSchema,
  given: Readonly<Record<string, string>>,
): FieldOfList[] {
  const found: FieldOfList[] = []
  const seen = new Set<string>()
  const waiting: { type: GraphQLNamedType; list: string; around: Around }[] = []
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const type = getNamedType(field.type)
    if (!type.name.endsWith('Connection')) continue
    const args = argumentsOf(field, { ...given, first: '$first' })
    const around: Around = (inside) => `query Q($first: Int!) { ${field.name}${args} ${inside} }`
    waiting.push({ type, list: field.name, around })
  }

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { type, list, around } = next
    if (seen.has(type.name)) continue
    seen.add(type.name)
    if (isAbstractType(type)) {
      for (const possible of schema.getPossibleTypes(type))
        waiting.push({
          type: possible,
          list,
          around: (inside) => around(`{ __typename ... on ${possible.name} ${inside} }`),
        })
      continue
    }
    if (!isObjectType(type)) continue

    const fields = Object.values(type.getFields())
    const values = fields.filter((field) => !isCompositeType(getNamedType(field.type)))
    const plain = `{ __typename ${values.map(({ name }) => name).join(' ')} }`
    found.push({ name: `${list} > ${type.name}`, list, document: around(plain) })
    for (const field of fields.filter((one) => !values.includes(one))) {
      const ask: Around = (inside) =>
        around(`{ ${field.name}${argumentsOf(field, { first: '1' })} ${inside} }`)
      const name = `${list} > ${type.name}.${field.name}`
      found.push({ name, list, document: ask('{ __typename }') })
      waiting.push({ type: getNamedType(field.type), list, around: ask })
    }
  }
  return found
}

/** Values of arguments without which there is no list, by their type. */
const OF_TYPE: Readonly<Record<string, string>> = {
  'CourtAvailabilityFilter!': '{ from: "2026-07-01T00:00:00Z", to: "2026-07-02T00:00:00Z" }',
  // Of a search.
  'String!': '"ana"',
}

function argumentsOf({ args }: Field, given: Readonly<Record<string, string>>): string {
  const named = args.flatMap(({ name, type, defaultValue }) => {
    const value = given[name] ?? OF_TYPE[String(type)]
    if (value !== undefined) return `${name}: ${value}`
    if (isNonNullType(type) && defaultValue === undefined)
      throw new Error(`Nothing is given for the argument ${name}.`)
    return []
  })
  return named.length === 0 ? '' : `(${named.join(', ')})`
}

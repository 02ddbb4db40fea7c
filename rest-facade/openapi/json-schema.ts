/** A JSON Schema (2020-12) with the keywords that the documents use. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  description?: string
  const?: unknown
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean
  items?: Schema
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  readonly [keyword: string]: unknown
}

const NULL = 'null'

export function nullableSchema(schema: Schema): Schema {
  const { type, enum: values } = schema
  if (type === NULL) return schema
  if (typeof type !== 'string') {
    // Any value, which null is one of.
    const isAny = ['$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'].every(
      (keyword) => schema[keyword] === undefined,
    )
    return isAny ? schema : { anyOf: [schema, { type: NULL }] }
  }
  if (type === 'object') return { anyOf: [schema, { type: NULL }] }
  return { ...schema, type: [type, NULL], ...(values && { enum: [...values, null] }) }
}

/** Applies `map` to the schemas directly within a schema. */
export function mapMembers(schema: Schema, map: (schema: Schema) => Schema): Schema {
  const { properties, items, anyOf, oneOf, allOf, ...plain } = schema
  const isNullable = anyOf?.length === 2 && anyOf[1]?.type === 'null'
  const mapped = properties && Object.entries(properties).map(([name, one]) => [name, map(one)])
  return {
    ...plain,
    ...(mapped && { properties: Object.fromEntries(mapped) }),
    ...(items && { items: map(items) }),
    ...(anyOf &&
      (isNullable ? nullableSchema(map(anyOf[0] as Schema)) : { anyOf: anyOf.map(map) })),
    ...(oneOf && { oneOf: oneOf.map(map) }),
    ...(allOf && { allOf: allOf.map(map) }),
  }
}

export function componentRef(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}

/** Named schemas of a document; a name has one schema. */
export class Components {
  readonly #schemas = new Map<string, Schema>()

  add(name: string, schema: Schema): Schema {
    const known = this.#schemas.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`The component ${name} has two forms; name one of them.`)

    this.#schemas.set(name, schema)
    return componentRef(name)
  }

  toRecord(): Record<string, Schema> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
}

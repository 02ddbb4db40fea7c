import { type Components, componentRef, nullableSchema, type Schema } from '../json-schema.ts'
import { OWNER } from './infer.ts'

/** A form of a type that has a name of its own, and the member by which it is found. */
export interface NamedForm {
  owner: string
  name: string
  has?: string
  lacks?: string
}

export interface NamingSetup {
  /** Types whose objects stay where they are. */
  isInline(owner: string): boolean
  /** Name of the component of a type of the graph. */
  toName(owner: string): string
  forms: readonly NamedForm[]
  /** Components without further properties. */
  closed: readonly string[]
  /** Description of a type of the graph, or of a field by its name in REST. */
  describe(owner: string, name?: string): string
}

/**
 * Moves the objects of bodies to components, named after the type of the graph that their leaves come from. A type
 * with several forms has a base, the smallest one; a form with more members extends it, and any other one needs a name.
 */
export function nameForms(
  bodies: readonly Schema[],
  components: Components,
  setup: NamingSetup,
): Schema[] {
  const findNamed = (owner: string, { properties = {} }: Schema) =>
    setup.forms.find(
      (form) =>
        form.owner === owner &&
        (form.has === undefined || form.has in properties) &&
        (form.lacks === undefined || !(form.lacks in properties)),
    )

  /** What all forms of a type without a name have in common. */
  const findBase = (owner: string, ofOwner: readonly Schema[]): Schema | undefined => {
    const [first, ...others] = ofOwner.filter((form) => !findNamed(owner, form))
    if (first?.oneOf || others.length === 0) return first

    const base = others.reduce<Schema>(intersect, first ?? {})
    if (others.some((form) => sizeOf(base) * 2 < sizeOf(form)))
      throw new Error(`Name the forms of ${owner}: they have few members in common.`)
    return base
  }

  const forms = collectForms(bodies)
  const bases = new Map([...forms].map(([owner, ofOwner]) => [owner, findBase(owner, ofOwner)]))

  const convert = (schema: Schema): Schema => {
    const { [OWNER]: owner, ...plain } = schema
    if (typeof owner !== 'string' || setup.isInline(owner)) return convertMembers(plain)

    const named = findNamed(owner, schema)
    if (named) return addComponent(named.name, owner, plain)
    const base = bases.get(owner)
    if (base === undefined) throw new Error(`No form of ${owner} is its base.`)

    const { [OWNER]: _, ...ofBase } = base
    const ref = addComponent(setup.toName(owner), owner, ofBase)
    return toText(schema) === toText(base) ? ref : extend(ref, ofBase, plain)
  }

  const convertMembers = (schema: Schema): Schema => mapMembers(schema, convert)

  const addComponent = (name: string, owner: string, schema: Schema): Schema => {
    const description = setup.describe(owner)
    const closed = setup.closed.includes(name) ? { additionalProperties: false } : {}
    const converted = describeMembers(owner, convertMembers(schema))
    components.add(name, { ...(description && { description }), ...converted, ...closed })
    return componentRef(name)
  }

  /** Objects and lists of them have no marker that leads to the description of their field. */
  const describeMembers = (owner: string, schema: Schema): Schema => {
    if (schema.properties === undefined) return schema

    const described = Object.entries(schema.properties).map(([name, member]) => {
      const description = member.description ?? setup.describe(owner, name)
      return [name, { ...member, ...(description && { description }) }]
    })
    return { ...schema, properties: Object.fromEntries(described) }
  }

  const extend = (ref: Schema, base: Schema, form: Schema): Schema => {
    const [known, properties] = [base.properties ?? {}, form.properties ?? {}]
    const more = Object.entries(properties).filter(([name]) => !(name in known))
    const required = (form.required ?? []).filter((name) => !(name in known))
    return {
      allOf: [
        ref,
        convertMembers({
          type: 'object',
          ...(required.length > 0 && { required }),
          properties: Object.fromEntries(more),
        }),
      ],
    }
  }

  return bodies.map(convert)
}

function collectForms(bodies: readonly Schema[]): Map<string, Schema[]> {
  const forms = new Map<string, Map<string, Schema>>()
  const visit = (schema: Schema): Schema => {
    const owner = schema[OWNER]
    if (typeof owner === 'string') {
      const ofOwner = forms.get(owner) ?? new Map<string, Schema>()
      forms.set(owner, ofOwner.set(toText(schema), schema))
    }
    return mapMembers(schema, visit)
  }
  bodies.forEach(visit)
  return new Map([...forms].map(([owner, ofOwner]) => [owner, [...ofOwner.values()]]))
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

function intersect(a: Schema, b: Schema): Schema {
  const isCommon = (name: string): boolean =>
    toText(a.properties?.[name]) === toText(b.properties?.[name]) &&
    a.required?.includes(name) === b.required?.includes(name)
  const properties = Object.entries(a.properties ?? {}).filter(([name]) => isCommon(name))
  return {
    ...a,
    required: (a.required ?? []).filter(isCommon),
    properties: Object.fromEntries(properties),
  }
}

function sizeOf({ properties = {} }: Schema): number {
  return Object.keys(properties).length
}

function toText(schema: Schema | undefined): string {
  return JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'required' && Array.isArray(value)) return value.toSorted()
    if (key !== 'properties' || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

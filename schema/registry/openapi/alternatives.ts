import { findByPointer, isRecord, type JsonObject, UnreadableDocument } from './references.ts'

/** One way to satisfy a schema: at most one type, with every `$ref`, `allOf`, `anyOf` and `oneOf` resolved at this level. */
export interface Alternative {
  type: string | null
  /** The component that it comes from; findings are named after it. */
  component: string | null
  values: readonly unknown[] | null
  properties: Readonly<Record<string, JsonObject>>
  required: ReadonlySet<string>
  /** What members may be that `properties` does not name; false if there may be none. */
  others: JsonObject | false
  items: JsonObject | null
  /** Keywords that limit a number: `maxLength`, `minimum`. */
  bounds: Readonly<Record<string, number>>
  patterns: readonly string[]
  formats: readonly string[]
  isUnique: boolean
  default: unknown
  /** Keywords that the comparison does not know, as text. */
  unknown: Readonly<Record<string, string>>
}

export const isUpper = (bound: string): boolean => /^(exclusiveM|m)ax/.test(bound)

const MAX_ALTERNATIVES = 256

/** Resolves a schema of `document`; properties and items stay as they are written, so recursive schemas end. */
export function alternativesOf(
  schema: unknown,
  document: JsonObject,
  trail: readonly string[] = [],
): Alternative[] {
  if (schema === false) return []
  if (!isRecord(schema)) return [ANYTHING]
  const resolved = RESOLVED.get(document) ?? new WeakMap<JsonObject, Alternative[]>()
  RESOLVED.set(document, resolved)
  const all = resolved.get(schema) ?? resolveAlternatives(schema, document, trail)
  resolved.set(schema, all)
  return all
}

/** The alternatives of each schema of a document, which many operations share. */
const RESOLVED = new WeakMap<JsonObject, WeakMap<JsonObject, Alternative[]>>()

function resolveAlternatives(
  schema: JsonObject,
  document: JsonObject,
  trail: readonly string[],
): Alternative[] {
  let all = ownAlternatives(schema)
  const { $ref } = schema
  if (typeof $ref === 'string') {
    if (trail.includes($ref)) throw new UnreadableDocument(`${$ref} refers to itself`)
    const component = /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1] ?? null
    const target = alternativesOf(findByPointer($ref, document), document, [...trail, $ref])
    all = product(
      target.map((each) => ({ ...each, component: component ?? each.component })),
      all,
    )
  }
  for (const part of asList(schema['allOf']))
    all = product(all, alternativesOf(part, document, trail))
  for (const keyword of ['anyOf', 'oneOf']) {
    if (schema[keyword] === undefined) continue
    all = product(
      all,
      asList(schema[keyword]).flatMap((part) => alternativesOf(part, document, trail)),
    )
  }
  return all
}

const ANYTHING: Alternative = {
  type: null,
  component: null,
  values: null,
  properties: {},
  required: new Set(),
  others: {},
  items: null,
  bounds: {},
  patterns: [],
  formats: [],
  isUnique: false,
  default: undefined,
  unknown: {},
}

/** Keywords that state nothing about values, and those that are resolved elsewhere. */
const IGNORED =
  /^(description|title|examples?|deprecated|readOnly|writeOnly|externalDocs|discriminator|xml|\$comment|\$ref|allOf|anyOf|oneOf|type|enum|const|properties|required|additionalProperties|items|pattern|format|uniqueItems|default|x-.*)$/

const BOUND = /^(exclusiveM(ax|in)imum|m(ax|in)(imum|Length|Items|Properties))$/

function ownAlternatives(schema: JsonObject): Alternative[] {
  const entries = Object.entries(schema)
  const own: Alternative = {
    ...ANYTHING,
    properties: isRecord(schema['properties'])
      ? (schema['properties'] as Record<string, JsonObject>)
      : {},
    required: new Set(asList(schema['required']).map(String)),
    others:
      schema['additionalProperties'] === false ? false : asSchema(schema['additionalProperties']),
    items: isRecord(schema['items']) ? schema['items'] : null,
    bounds: Object.fromEntries(
      entries.filter(
        (entry): entry is [string, number] => BOUND.test(entry[0]) && typeof entry[1] === 'number',
      ),
    ),
    patterns: asList(schema['pattern']).map(String),
    formats: asList(schema['format']).map(String),
    isUnique: schema['uniqueItems'] === true,
    default: schema['default'],
    unknown: Object.fromEntries(
      entries
        .filter(([keyword]) => !IGNORED.test(keyword) && !BOUND.test(keyword))
        .map(([keyword, value]) => [keyword, JSON.stringify(value)]),
    ),
  }
  const values = 'const' in schema ? [schema['const']] : schema['enum']
  const types = asList(schema['type']).map(String)
  if (!Array.isArray(values))
    return types.length === 0 ? [own] : types.map((type) => ({ ...own, type }))

  const byType = Map.groupBy(values, typeOf)
  return [...byType].flatMap(([type, ofType]) => {
    const isAllowed = types.length === 0 || types.some((each) => narrower(each, type) !== undefined)
    return isAllowed ? [{ ...own, type, values: ofType }] : []
  })
}

function product(first: readonly Alternative[], second: readonly Alternative[]): Alternative[] {
  if (first.length * second.length > MAX_ALTERNATIVES)
    throw new UnreadableDocument(`a schema has more than ${MAX_ALTERNATIVES} alternatives`)
  return first.flatMap((one) => second.flatMap((other) => intersect(one, other) ?? []))
}

/** What both allow; null if that is nothing. */
function intersect(one: Alternative, other: Alternative): Alternative | null {
  const type = narrower(one.type, other.type)
  if (type === undefined) return null

  const texts = new Set(other.values?.map((value) => JSON.stringify(value)))
  const values =
    one.values === null || other.values === null
      ? (one.values ?? other.values)
      : one.values.filter((value) => texts.has(JSON.stringify(value)))
  if (values?.length === 0) return null

  return {
    type,
    component: one.component ?? other.component,
    values,
    properties: joinProperties(one, other),
    required: new Set([...one.required, ...other.required]),
    others: one.others === false || other.others === false ? false : both(one.others, other.others),
    items: one.items && other.items ? both(one.items, other.items) : (one.items ?? other.items),
    bounds: joinBounds(one.bounds, other.bounds),
    patterns: [...new Set([...one.patterns, ...other.patterns])],
    formats: [...new Set([...one.formats, ...other.formats])],
    isUnique: one.isUnique || other.isUnique,
    default: one.default ?? other.default,
    unknown: { ...one.unknown, ...other.unknown },
  }
}

function joinProperties(one: Alternative, other: Alternative): Record<string, JsonObject> {
  const names = new Set([...Object.keys(one.properties), ...Object.keys(other.properties)])
  const memberOf = ({ properties, others }: Alternative, name: string) =>
    Object.hasOwn(properties, name) ? (properties[name] as JsonObject) : others
  return Object.fromEntries(
    [...names].flatMap((name): [string, JsonObject][] => {
      const [first, second] = [memberOf(one, name), memberOf(other, name)]
      return first === false || second === false ? [] : [[name, both(first, second)]]
    }),
  )
}

/** Without doublets: a recursive schema would otherwise grow at each level. */
function both(one: JsonObject, other: JsonObject): JsonObject {
  const partsOf = (schema: JsonObject): unknown[] =>
    Object.keys(schema).join() === 'allOf' ? asList(schema['allOf']) : [schema]
  const parts = new Map(
    [...partsOf(one), ...partsOf(other)].map((part) => [JSON.stringify(part), part as JsonObject]),
  )
  parts.delete('{}')
  const [first = {}, ...more] = parts.values()
  return more.length === 0 ? first : { allOf: [first, ...more] }
}

function joinBounds(one: Alternative['bounds'], other: Alternative['bounds']) {
  const joined: Record<string, number> = { ...one }
  for (const [bound, value] of Object.entries(other)) {
    const known = joined[bound] ?? value
    joined[bound] = isUpper(bound) ? Math.min(known, value) : Math.max(known, value)
  }
  return joined
}

/** The type of what is of both types; undefined if nothing is. */
export function narrower(one: string | null, other: string | null): string | null | undefined {
  if (one === other || other === null) return one
  if (one === null) return other
  return isNumeric(one) && isNumeric(other) ? 'integer' : undefined
}

const isNumeric = (type: string): boolean => type === 'integer' || type === 'number'

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const asSchema = (value: unknown): JsonObject => (isRecord(value) ? value : {})

function asList(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

import { nullableSchema, type Schema } from '../json-schema.ts'
import { type JsonPath, toPathText, valueAt } from './json-path.ts'
import { isJsonMarker, markerKeyOf } from './markers.ts'
import type { Observed } from './observe.ts'
import type { Leaf } from './selection.ts'

/** Key of a schema under which the type of the graph that its leaves come from is noted, for `nameForms`. */
export const OWNER = 'x-owner'

export interface InferSetup {
  observed: Observed
  /** Schemas that a run cannot show, by the path in the body. */
  declared: Readonly<Record<string, Schema>>
  /** Descriptions of members that the facade makes, by name. */
  texts: Readonly<Record<string, string>>
  /** Translates a text of the graph to the words of REST. */
  toText(description: string): string
}

/** The JSON Schema of all bodies that a route was observed to answer. */
export function inferBody({ observed, declared, texts, toText }: InferSetup): Schema {
  const { runs } = observed
  const leavesByMarker = new Map<string, Leaf>()
  for (const leaf of observed.leaves)
    if (leaf.values.length === 1) leavesByMarker.set(markerKeyOf(leaf.values[0]), leaf)

  const infer = (values: readonly unknown[], path: JsonPath): Schema => {
    const present = values.filter((value) => value !== null)
    const schema = inferPresent(present, path)
    return present.length < values.length ? nullableSchema(schema) : schema
  }

  const inferPresent = (values: readonly unknown[], path: JsonPath): Schema => {
    const said = declared[toPathText(path)]
    if (said !== undefined) return said
    if (values.length === 0 && path.at(-1) === 'deleted_at')
      return { type: 'null', description: 'Null: rows of this list are never deleted.' }
    if (values.length === 0) throw new Error(`Declare the schema of ${toPathText(path)}.`)
    if (values.every(Array.isArray)) {
      const { description, ...items } = infer(values.flat(), [...path, '[]'])
      return { type: 'array', ...(description && { description }), items }
    }
    if (values.every(isRecord)) return inferObject(values, path)

    return inferLeaf(values, path)
  }

  const inferObject = (records: readonly Json[], path: JsonPath): Schema => {
    const decider = findDecider(records)
    if (decider === null) return toObject(records, path)

    const groups = Map.groupBy(records, (record) => record[decider])
    const branches = [...groups].map(([value, group]) => {
      const { [OWNER]: _, ...branch } = toObject(group, path, { [decider]: { const: value } })
      return branch
    })
    return { oneOf: branches, [OWNER]: ownerOf(records, path) }
  }

  const toObject = (
    records: readonly Json[],
    path: JsonPath,
    known: Readonly<Record<string, Schema>> = {},
  ): Schema => {
    const names = namesIn(records)
    const properties = names.map((name) => {
      const having = records.filter((record) => name in record).map((record) => record[name])
      return [name, known[name] ?? infer(having, [...path, name])] as const
    })
    return {
      type: 'object',
      required: names.filter((name) => records.every((record) => name in record)),
      properties: Object.fromEntries(properties),
      [OWNER]: ownerOf(records, path),
    }
  }

  /** The type of the graph of most of the leaves of an object. */
  const ownerOf = (records: readonly Json[], path: JsonPath): string | undefined => {
    const owners = namesIn(records).flatMap((name) => {
      const values = records.map((record) => record[name]).filter((value) => value !== undefined)
      if (isComputed(values)) return []
      return findLeaf(values.flat(), [...path, name])?.owner ?? []
    })
    const counts = [...Map.groupBy(owners, (owner) => owner)].map(
      ([owner, { length }]) => [owner, length] as const,
    )
    return counts.sort((a, b) => b[1] - a[1])[0]?.[0]
  }

  const inferLeaf = (values: readonly unknown[], path: JsonPath): Schema => {
    const leaf = findLeaf(values, path)
    const text =
      texts[path.at(-1) ?? ''] ?? (isComputed(values) ? '' : toText(leaf?.description ?? ''))
    const description = text !== '' && { description: text }
    const marked = values.some((value) => leavesByMarker.has(markerKeyOf(value)))
    if (leaf && marked)
      return { ...(values.every(isJsonMarker) ? {} : toScalar(leaf)), ...description }
    if (values.every((value) => typeof value === 'boolean'))
      return { type: 'boolean', ...description }
    if (values.every(Number.isInteger)) return { type: 'integer', minimum: 0, ...description }
    if (values.every((value) => typeof value === 'string')) {
      if (values.every((text) => text.startsWith('http') || text.startsWith('ws')))
        return { type: 'string', format: 'uri', ...description }
      if (leaf?.isEnum || leaf?.scalar === 'Boolean')
        return { type: 'string', enum: [...new Set(values)], ...description }
    }
    throw new Error(`Declare the schema of ${toPathText(path)}: it has ${String(values[0])}.`)
  }

  /** The leaf that a value is, contains, or changes with. */
  const findLeaf = (values: readonly unknown[], path: JsonPath): Leaf | undefined => {
    for (const value of values) {
      const leaf = leavesByMarker.get(markerKeyOf(value))
      if (leaf) return leaf
    }
    if (values.some(isRecord)) return undefined
    return findMover(observed, path) ?? findPart(values, leavesByMarker)
  }

  return infer(
    runs.map(({ body }) => body),
    [],
  )
}

/** Counts and addresses are computed; the markers of numbers are larger. */
function isComputed(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'number' && value < 1_000_000)
}

type Json = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Json {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isJsonMarker(value)
  )
}

function namesIn(records: readonly Json[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))]
}

/** The member whose value decides which other members there are; null if there is none. */
function findDecider(records: readonly Json[]): string | null {
  const names = namesIn(records)
  const partial = names.filter((name) => !records.every((record) => name in record))
  const decides = (name: string): boolean => {
    if (!records.every((record) => typeof record[name] === 'string')) return false

    const groups = [...Map.groupBy(records, (record) => record[name]).values()]
    const splits = (other: string) =>
      groups.some((group) => group.every((record) => other in record)) &&
      groups.some((group) => group.every((record) => !(other in record)))
    return groups.length > 1 && groups.length < records.length && partial.some(splits)
  }
  return partial.length === 0 ? null : (names.find(decides) ?? null)
}

/** The enum or boolean whose variation changes the value at a path. */
function findMover({ runs, leaves }: Observed, path: JsonPath): Leaf | undefined {
  const scores = new Map<string, number>()
  for (const { varies, body } of runs) {
    if (varies === undefined || varies.value === null) continue

    const [before, after] = [valueAt(varies.base.body, path), valueAt(body, path)]
    if (before === undefined || after === undefined) continue
    if (JSON.stringify(before) !== JSON.stringify(after))
      scores.set(varies.path, (scores.get(varies.path) ?? 0) + 1)
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  return leaves.find((leaf) => leaf.path === best?.[0])
}

/** The text that a value was built from, such as the path of a URL. */
function findPart(
  values: readonly unknown[],
  leavesByMarker: ReadonlyMap<string, Leaf>,
): Leaf | undefined {
  const texts = values.filter((value) => typeof value === 'string')
  for (const [marker, leaf] of leavesByMarker)
    if (marker.startsWith('"§') && texts.some((text) => text.includes(marker.slice(1, -1))))
      return leaf

  return undefined
}

function toScalar({ scalar }: Leaf): Schema {
  switch (scalar) {
    case 'Int':
      return { type: 'integer', minimum: 0 }
    case 'Float':
      return { type: 'number' }
    case 'DateTime':
      return { type: 'string', format: 'date-time' }
    case 'Date':
      return { type: 'string', format: 'date' }
    case 'JSON':
      return {}
    case 'ID':
      return { type: 'string', format: 'uuid' }
    default:
      return { type: 'string' }
  }
}

import type {
  FetchRewrite,
  FlattenNodePathSegment,
  RequiresSelection,
} from '@graphql-hive/router-query-planner'
import { meetsAnyCondition, meetsCondition, type Subtypes } from '../../planning/subtypes.ts'
import { type Data, isData } from './merge-into.ts'
import { applyRewrites } from './rewrites.ts'

export type Path = readonly (string | number)[]

type FlattenPath = readonly FlattenNodePathSegment[]

/** An entity in the data, with its path. */
export interface EntityPlace {
  entity: Data
  path: Path
}

/** A representation, and all places of its entity in the data. */
export interface Reference {
  representation: Data
  places: EntityPlace[]
}

export interface EntityQuery {
  paths: readonly FlattenPath[]
  requires: readonly RequiresSelection[]
  inputRewrites?: readonly FetchRewrite[]
}

export interface References {
  byId: ReadonlyMap<string, Reference>
  /** Entities without a key, because an earlier fetch returned none. */
  absent: readonly Data[]
}

/** Collects the representations of a fetch, deduplicated by key. */
export function findReferences(
  data: Data,
  { paths, requires, inputRewrites = [] }: EntityQuery,
  subtypes: Subtypes,
): References {
  const byId = new Map<string, Reference>()
  const absent: Data[] = []
  for (const place of paths.flatMap((path) => findPlaces(data, path, subtypes))) {
    if (!isRequired(place.entity, requires, subtypes)) continue
    const representation = toRepresentation(place.entity, requires, subtypes)
    if (!representation) {
      absent.push(place.entity)
      continue
    }
    applyRewrites(inputRewrites, representation, subtypes)
    const id = JSON.stringify(representation)
    const known = byId.get(id)
    if (known) known.places.push(place)
    else byId.set(id, { representation, places: [place] })
  }
  return { byId, absent }
}

export function findPlaces(
  value: unknown,
  segments: FlattenPath,
  subtypes: Subtypes,
  path: Path = [],
): EntityPlace[] {
  const [segment, ...rest] = segments
  if (segment === '@' || Array.isArray(value)) {
    const below = segment === '@' ? rest : segments
    return asList(value).flatMap((item, index) =>
      findPlaces(item, below, subtypes, [...path, index]),
    )
  }
  if (!isData(value)) return []
  if (segment === undefined) return [{ entity: value, path }]
  if ('Field' in segment)
    return findPlaces(value[segment.Field], rest, subtypes, [...path, segment.Field])

  return meetsAnyCondition(value, segment.TypeCondition, subtypes)
    ? findPlaces(value, rest, subtypes, path)
    : []
}

/** True if the fetch requires entities of this type. */
function isRequired(entity: Data, requires: readonly RequiresSelection[], subtypes: Subtypes) {
  return requires.some(
    (selection) => selection.kind === 'Field' || isOf(entity, selection, subtypes),
  )
}

/** Builds the representation of an entity; null if a required field is unknown. */
function toRepresentation(
  entity: Data,
  requires: readonly RequiresSelection[],
  subtypes: Subtypes,
): Data | null {
  const [first] = requires
  const type = first?.kind === 'InlineFragment' ? { __typename: first.typeCondition } : {}
  const picked = { ...type, ...pick(entity, requires, subtypes) }
  return Object.keys(picked).length > 1 || isKeylessType(requires) ? picked : null
}

/** True if the type name alone is required. */
function isKeylessType(requires: readonly RequiresSelection[]): boolean {
  return requires.every((selection) =>
    selection.kind === 'InlineFragment'
      ? isKeylessType(selection.selections)
      : selection.kind === 'Field' && selection.name === '__typename',
  )
}

function pick(value: Data, selections: readonly RequiresSelection[], subtypes: Subtypes): Data {
  const picked: Data = {}
  if (typeof value['__typename'] === 'string') picked['__typename'] = value['__typename']
  for (const selection of selections) {
    if (selection.kind === 'InlineFragment' && isOf(value, selection, subtypes))
      Object.assign(picked, pick(value, selection.selections, subtypes))
    if (selection.kind !== 'Field') continue
    // The required field `alias` was fetched as `name` because of its arguments.
    const { name, alias = name, selections: below } = selection
    const found = Object.hasOwn(value, name) ? value[name] : value[alias]
    if (found !== undefined) picked[alias] = below ? pickIn(found, below, subtypes) : found
  }
  return picked
}

function pickIn(
  value: unknown,
  selections: readonly RequiresSelection[],
  subtypes: Subtypes,
): unknown {
  if (Array.isArray(value)) return value.map((item) => pickIn(item, selections, subtypes))
  return isData(value) && selections.length > 0 ? pick(value, selections, subtypes) : value
}

function isOf(value: Data, selection: RequiresSelection, subtypes: Subtypes): boolean {
  if (selection.kind !== 'InlineFragment') return false
  const type = value['__typename']
  return typeof type !== 'string' || meetsCondition(type, selection.typeCondition, subtypes)
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

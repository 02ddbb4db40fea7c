import type { FlattenNodePathSegment, RequiresSelection } from '@graphql-hive/router-query-planner'

type Entity = Record<string, unknown>

export type Path = readonly (string | number)[]

/** Where an object of the answer stands that another subgraph is asked about. */
export interface EntityPlace {
  entity: Entity
  path: Path
}

/** A reference to an object, and everywhere it stands. */
export interface Reference {
  representation: Entity
  places: EntityPlace[]
}

/** What a fetch asks of by their keys, each object once however often it stands in the answer. */
export function findReferences(
  data: Entity,
  paths: readonly (readonly FlattenNodePathSegment[])[],
  requires: readonly RequiresSelection[],
): ReadonlyMap<string, Reference> {
  const found = new Map<string, Reference>()
  for (const place of paths.flatMap((path) => findPlaces(data, path, []))) {
    const representation = toRepresentation(place.entity, requires)
    if (!representation) continue
    const key = JSON.stringify(representation)
    const known = found.get(key)
    if (known) known.places.push(place)
    else found.set(key, { representation, places: [place] })
  }
  return found
}

function findPlaces(
  value: unknown,
  [segment, ...rest]: readonly FlattenNodePathSegment[],
  path: Path,
): EntityPlace[] {
  if (segment === '@' || Array.isArray(value)) {
    const below = segment === '@' ? rest : segment ? [segment, ...rest] : []
    return asList(value).flatMap((item, index) => findPlaces(item, below, [...path, index]))
  }
  if (!isEntity(value)) return []
  if (segment === undefined) return [{ entity: value, path }]
  if ('Field' in segment) return findPlaces(value[segment.Field], rest, [...path, segment.Field])

  return segment.TypeCondition.includes(`${value['__typename']}`)
    ? findPlaces(value, rest, path)
    : []
}

/** The keys of an object by which the other subgraph knows it; null when it is of another type. */
function toRepresentation(entity: Entity, requires: readonly RequiresSelection[]): Entity | null {
  const own = requires.find(
    (selection) =>
      selection.kind === 'InlineFragment' && selection.typeCondition === entity['__typename'],
  )
  return own?.kind === 'InlineFragment'
    ? { __typename: entity['__typename'], ...pick(entity, own.selections) }
    : null
}

function pick(entity: Entity, selections: readonly RequiresSelection[]): Entity {
  return Object.fromEntries(
    selections.flatMap((selection) => {
      if (selection.kind !== 'Field') return []
      const value = entity[selection.alias ?? selection.name]
      return [[selection.name, selection.selections ? pickIn(value, selection.selections) : value]]
    }),
  )
}

function pickIn(value: unknown, selections: readonly RequiresSelection[]): unknown {
  if (Array.isArray(value)) return value.map((item) => pickIn(item, selections))
  return isEntity(value) ? pick(value, selections) : value
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

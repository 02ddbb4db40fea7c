import { type DocumentNode, Kind } from 'graphql'

/** Possible object types of each interface and union. */
export type Subtypes = ReadonlyMap<string, ReadonlySet<string>>

export function findSubtypes(supergraph: DocumentNode): Subtypes {
  const subtypes = new Map<string, Set<string>>()
  const add = (abstract: string, object: string) => {
    const known = subtypes.get(abstract) ?? new Set()
    subtypes.set(abstract, known.add(object))
  }
  for (const node of supergraph.definitions) {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION)
      for (const { name } of node.interfaces ?? []) add(name.value, node.name.value)
    if (node.kind === Kind.UNION_TYPE_DEFINITION)
      for (const { name } of node.types ?? []) add(node.name.value, name.value)
  }
  return subtypes
}

/** True if the type meets the type condition. */
export function meetsCondition(type: string, condition: string, subtypes: Subtypes): boolean {
  return type === condition || subtypes.get(condition)?.has(type) === true
}

/** True if the type meets one of the conditions; an unfetched type does. */
export function meetsAnyCondition(
  value: Readonly<Record<string, unknown>>,
  conditions: readonly string[],
  subtypes: Subtypes,
): boolean {
  const type = value['__typename']
  if (typeof type !== 'string') return true
  return conditions.some((condition) => meetsCondition(type, condition, subtypes))
}

import { type DirectiveNode, type DocumentNode, Kind, parse, visit } from 'graphql'

/** The names of the types that each subgraph knows. */
export type TypesOfSubgraphs = ReadonlyMap<string, ReadonlySet<string>>

export function findTypesOfSubgraphs(supergraphSdl: string): TypesOfSubgraphs {
  const { definitions } = parse(supergraphSdl, { noLocation: true })
  const names = new Map<string | undefined, string>()
  const types = new Map<string, Set<string>>()
  for (const node of definitions) {
    if (node.kind !== Kind.ENUM_TYPE_DEFINITION || node.name.value !== 'join__Graph') continue
    for (const { name, directives } of node.values ?? []) {
      const subgraph = readArguments(directives, 'join__graph', 'name')[0]
      if (subgraph === undefined) continue
      names.set(name.value, subgraph)
      types.set(subgraph, new Set())
    }
  }
  for (const node of definitions) {
    if (!('name' in node) || !('directives' in node) || node.name === undefined) continue
    for (const graph of readArguments(node.directives, 'join__type', 'graph'))
      types.get(names.get(graph) ?? '')?.add(node.name.value)
  }
  return types
}

/** Whether the document tells apart only types that are in the set: no subgraph takes others. */
export function knowsTypesOf(document: DocumentNode, types: ReadonlySet<string> = new Set()) {
  let knows = true
  visit(document, {
    [Kind.INLINE_FRAGMENT]: ({ typeCondition }) => {
      if (typeCondition && !types.has(typeCondition.name.value)) knows = false
    },
    [Kind.FRAGMENT_DEFINITION]: ({ typeCondition }) => {
      if (!types.has(typeCondition.name.value)) knows = false
    },
  })
  return knows
}

function readArguments(
  directives: readonly DirectiveNode[] | undefined,
  name: string,
  argument: string,
): string[] {
  return (directives ?? [])
    .filter((directive) => directive.name.value === name)
    .flatMap(({ arguments: given = [] }) => given)
    .flatMap(({ name, value }) =>
      name.value === argument && 'value' in value ? String(value.value) : [],
    )
}

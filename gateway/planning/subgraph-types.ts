import {
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type TypeDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { fragmentsOf } from '../documents/root-fields.ts'

/** A type in one subgraph: its fields and its possible object types. */
interface SubgraphType {
  fields: Set<string>
  objects: Set<string>
}

export type SubgraphTypes = ReadonlyMap<string, SubgraphType>

/** Reads the types of each subgraph from the supergraph's join directives. */
export function readSubgraphTypes(supergraph: DocumentNode): ReadonlyMap<string, SubgraphTypes> {
  const names = namesOfSubgraphs(supergraph)
  const subgraphs = new Map(
    [...names.values()].map((name) => [name, new Map<string, SubgraphType>()]),
  )
  const typeIn = (graph: string, type: string): SubgraphType | undefined => {
    const types = subgraphs.get(names.get(graph) ?? '')
    const known = types?.get(type) ?? { fields: new Set(), objects: new Set() }
    types?.set(type, known)
    return known
  }

  for (const node of supergraph.definitions) {
    if (!isComposite(node)) continue
    const graphs = readArguments(node.directives, 'join__type', 'graph')
    for (const graph of graphs) {
      const type = typeIn(graph, node.name.value)
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION) type?.objects.add(node.name.value)
      for (const field of fieldsIn(node, graph)) type?.fields.add(field)
    }
    for (const [graph, interfaceName] of readPairs(
      node.directives,
      'join__implements',
      'interface',
    ))
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION)
        typeIn(graph, interfaceName)?.objects.add(node.name.value)
    for (const [graph, member] of readPairs(node.directives, 'join__unionMember', 'member'))
      typeIn(graph, node.name.value)?.objects.add(member)
  }
  return subgraphs
}

/** True if the document is valid in the subgraph: it has all fields and type conditions. */
export function fitsSubgraph(
  document: DocumentNode,
  types: SubgraphTypes,
  schema: GraphQLSchema,
): boolean {
  let fits = true
  const fragments = fragmentsOf(document)
  const typeInfo = new TypeInfo(schema)
  const requireOverlap = (condition: string | undefined) => {
    const objects = types.get(typeInfo.getParentType()?.name ?? '')?.objects ?? new Set()
    const own = condition === undefined ? objects : types.get(condition)?.objects
    if (!own || ![...objects].some((name) => own.has(name))) fits = false
  }
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      [Kind.FIELD]: ({ name }) => {
        const parent = types.get(typeInfo.getParentType()?.name ?? '')
        if (!name.value.startsWith('__') && !parent?.fields.has(name.value)) fits = false
      },
      [Kind.INLINE_FRAGMENT]: ({ typeCondition }) => requireOverlap(typeCondition?.name.value),
      [Kind.FRAGMENT_SPREAD]: ({ name }) =>
        requireOverlap(fragments.get(name.value)?.typeCondition.name.value),
    }),
  )
  return fits
}

function namesOfSubgraphs({ definitions }: DocumentNode): ReadonlyMap<string, string> {
  return new Map(
    definitions
      .filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
      .filter(({ name }) => name.value === 'join__Graph')
      .flatMap(({ values = [] }) => values)
      .flatMap(({ name, directives }) =>
        readArguments(directives, 'join__graph', 'name').map(
          (graph) => [name.value, graph] as const,
        ),
      ),
  )
}

function isComposite(node: { kind: Kind }): node is TypeDefinitionNode {
  return (
    node.kind === Kind.OBJECT_TYPE_DEFINITION ||
    node.kind === Kind.INTERFACE_TYPE_DEFINITION ||
    node.kind === Kind.UNION_TYPE_DEFINITION
  )
}

/** A field without @join__field belongs to all subgraphs of its type. */
function fieldsIn(node: TypeDefinitionNode, graph: string): string[] {
  const { fields = [] } = 'fields' in node ? node : {}
  return fields.flatMap(({ name, directives = [] }) => {
    const isEverywhere = !directives.some((directive) => directive.name.value === 'join__field')
    const graphs = readArguments(directives, 'join__field', 'graph')
    return isEverywhere || graphs.includes(graph) ? [name.value] : []
  })
}

type Directives = readonly ConstDirectiveNode[] | undefined

function readPairs(directives: Directives = [], name: string, argument: string) {
  return directives.flatMap((directive) => {
    const [graph] = readArguments([directive], name, 'graph')
    const [value] = readArguments([directive], name, argument)
    return graph !== undefined && value !== undefined ? [[graph, value] as const] : []
  })
}

function readArguments(directives: Directives = [], name: string, argument: string): string[] {
  return directives
    .filter((directive) => directive.name.value === name)
    .flatMap(({ arguments: given = [] }) => given)
    .flatMap(({ name, value }) =>
      name.value === argument && 'value' in value ? String(value.value) : [],
    )
}

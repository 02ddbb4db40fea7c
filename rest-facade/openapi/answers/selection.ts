import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { loadOperations, type RegisteredOperation } from '../../../schema/operations.ts'

/** The type of a fragment of the registered operations, and the coordinates of its fields by response key. */
export function selectedFieldsOf(fragment: string) {
  const { typeCondition, selectionSet } = get(findFragment(fragment), `fragment ${fragment}`)
  const type = typeCondition.name.value
  const fields = selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) throw new Error(`${fragment} selects more than fields.`)

    const { name, alias } = selection
    return [alias?.value ?? name.value, `${type}.${name.value}`] as const
  })
  return { type, fields: new Map(fields) }
}

/** A field by its coordinate: `Booking.status`. */
export function graphFieldOf(
  coordinate: string,
  graph: GraphQLSchema,
): GraphQLField<unknown, unknown> {
  return get(findField(coordinate, graph), coordinate)
}

export function findField(coordinate: string, graph: GraphQLSchema) {
  const [owner = '', name = ''] = coordinate.split('.')
  const type = graph.getType(owner)
  return isObjectType(type) ? type.getFields()[name] : undefined
}

export function readOperation({ document }: RegisteredOperation) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  let definition: OperationDefinitionNode | undefined
  for (const node of parse(document).definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
    if (node.kind === Kind.OPERATION_DEFINITION) definition = node
  }
  if (definition === undefined) throw new Error('A registered document has no operation.')

  return { definition, fragments }
}

export function rootTypeOf(
  { operation }: OperationDefinitionNode,
  schema: GraphQLSchema,
): GraphQLObjectType {
  const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  if (!root) throw new Error(`The graph has no ${operation}.`)

  return root
}

function findFragment(name: string): FragmentDefinitionNode | undefined {
  const found = [...loadOperations().values()].find(({ document }) =>
    document.includes(`fragment ${name} on`),
  )
  return parse(found?.document ?? '{ none }').definitions.find(
    (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name,
  ) as FragmentDefinitionNode | undefined
}

function get<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The schema has no ${what}.`)

  return value
}

import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  print,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { fragmentsOf } from './root-fields.ts'

/**
 * One text for documents that say the same: fragments written out where they are used, arguments
 * and variables sorted, the operation's name left out.
 */
export function normalizeOperation(document: DocumentNode, schema: GraphQLSchema): string {
  const fragments = fragmentsOf(document)
  const typeInfo = new TypeInfo(schema)

  const writeOut = (nodes: readonly SelectionNode[], parent: string | undefined): SelectionNode[] =>
    nodes.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node]
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
      if (!fragment) return [node]

      const type = fragment.typeCondition?.name.value ?? parent
      const selections = writeOut(fragment.selectionSet.selections, type)
      if (type === parent && !node.directives?.length) return selections
      const selectionSet = { ...fragment.selectionSet, selections }
      return [
        { ...fragment, kind: Kind.INLINE_FRAGMENT, directives: node.directives, selectionSet },
      ]
    })

  const written = visit(
    document,
    visitWithTypeInfo(typeInfo, {
      SelectionSet: (node) => ({
        ...node,
        selections: writeOut(node.selections, typeInfo.getParentType()?.name),
      }),
    }),
  )
  return print(visit(written, { leave: sortParts }))
}

function sortParts(node: ASTNode): ASTNode | null | undefined {
  if (node.kind === Kind.FRAGMENT_DEFINITION) return null
  if (node.kind === Kind.FIELD) return { ...node, arguments: sortByText(node.arguments) }
  if (node.kind !== Kind.OPERATION_DEFINITION) return undefined

  const variableDefinitions = sortByText(node.variableDefinitions)
  return { ...node, name: undefined, variableDefinitions }
}

function sortByText<Node extends ASTNode>(nodes: readonly Node[] = []): Node[] {
  return [...nodes].sort((a, b) => (print(a) < print(b) ? -1 : 1))
}

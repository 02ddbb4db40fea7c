import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** Root fields of an operation, including those in fragments. */
export function rootFieldsOf(document: DocumentNode): FieldNode[] {
  const operation = getOperationAST(document)
  return operation ? fieldsOf(operation.selectionSet, fragmentsOf(document)) : []
}

export function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  )
}

/** Fields of a selection set, including those in fragments. */
export function fieldsOf(selection: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, fragments)
    const fragment = fragments.get(node.name.value)
    return fragment ? fieldsOf(fragment.selectionSet, fragments) : []
  })
}

/** Response key of a field. */
export function keyOf(field: FieldNode): string {
  return (field.alias ?? field.name).value
}

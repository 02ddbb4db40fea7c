import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getOperationAST,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The fields an operation asks of the root type, those inside fragments included. */
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

/** The fields of one selection, those inside fragments included. */
export function fieldsOf(selection: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet, fragments)
    const fragment = fragments.get(node.name.value)
    return fragment ? fieldsOf(fragment.selectionSet, fragments) : []
  })
}

/** Under which name a field stands in the answer. */
export function keyOf(field: FieldNode): string {
  return (field.alias ?? field.name).value
}

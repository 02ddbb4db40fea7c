import { type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql'

/** Adds `__typename` to all selections but those of the operation, as Apollo Client does. */
export function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: {
      enter(node, _key, parent) {
        const isOfOperation =
          parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        if (isOfOperation || hasTypename(node)) return undefined
        return { ...node, selections: [...node.selections, TYPENAME] }
      },
    },
  })
}

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const

function hasTypename({ selections }: SelectionSetNode): boolean {
  return selections.some((node) => node.kind === Kind.FIELD && node.name.value === '__typename')
}

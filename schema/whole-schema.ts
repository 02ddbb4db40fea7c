import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
} from 'graphql'

/**
 * The schema of registered operations: every member of the supergraph, including those that are hidden from clients.
 * Skips validation, which the composition has done.
 */
export function toWholeSchema(supergraph: DocumentNode): GraphQLSchema {
  const definitions = supergraph.definitions.filter((node) => !isOfFederation(node))
  return buildASTSchema({ ...supergraph, definitions }, { assumeValid: true, assumeValidSDL: true })
}

/** True for a member of `toWholeSchema` that clients neither see nor use. */
export function isInaccessible({ astNode }: Member): boolean {
  return astNode?.directives?.some(({ name }) => name.value === 'inaccessible') === true
}

interface Member {
  astNode?:
    | { readonly directives?: readonly { name: { value: string } }[] | undefined }
    | null
    | undefined
}

/** Directives, and types that a specification imports: `join__Graph`. */
function isOfFederation(node: DefinitionNode): boolean {
  if (node.kind === Kind.DIRECTIVE_DEFINITION) return true
  return 'name' in node && node.name?.value.includes('__') === true
}

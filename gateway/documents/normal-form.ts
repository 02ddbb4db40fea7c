import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql'
import type { Variables } from '../../platform/executor.ts'
import { mergeSelections } from './merge-selections.ts'
import { fragmentsOf } from './root-fields.ts'

/** Canonical form of a document for given variables. */
export interface NormalForm {
  /** One operation without named fragments, directives and repetitions; inline fragments name an object type. */
  document: DocumentNode
  operation: OperationDefinitionNode
  /** Variables that the normal form still uses. */
  used: ReadonlySet<string>
}

/**
 * Merges equal response keys, expands fragments where their type applies, and removes skipped fields. The document
 * must be valid and within the limits.
 */
export function toNormalForm(
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Variables,
): NormalForm {
  const requested = getOperationAST(document)
  const root = requested && schema.getRootType(requested.operation)
  if (!requested || !root) throw new Error('A document without an operation has no normal form.')

  const fragments: ReadonlyMap<string, FragmentDefinitionNode> = fragmentsOf(document)
  const isIncluded = (node: SelectionNode) => !isLeftOut(node, variables)
  const selectionSet = mergeSelections([requested.selectionSet], root, {
    schema,
    fragments,
    isIncluded,
  })
  const used = variablesIn({ ...requested, selectionSet, variableDefinitions: [] })
  const isUsed = ({ variable }: VariableDefinitionNode) => used.has(variable.name.value)
  const operation: OperationDefinitionNode = {
    ...requested,
    directives: [],
    selectionSet,
    variableDefinitions: (requested.variableDefinitions ?? []).filter(isUsed),
  }
  return {
    operation,
    document: { kind: Kind.DOCUMENT, definitions: [operation] },
    used,
  }
}

/** Variables that determine the normal form. */
export function conditionVariablesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>()
  visit(document, {
    [Kind.DIRECTIVE]: ({ arguments: given = [] }) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value)
    },
  })
  return [...names]
}

function isLeftOut(node: SelectionNode, variables: Variables): boolean {
  if (!node.directives?.length) return false
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.['if'] === true) return true
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.['if'] === false
}

function variablesIn(operation: OperationDefinitionNode): ReadonlySet<string> {
  const names = new Set<string>()
  visit(operation, { [Kind.VARIABLE]: ({ name }) => void names.add(name.value) })
  return names
}

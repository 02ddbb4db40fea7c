import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import type { Variables } from '../../platform/executor.ts'
import { Problem } from '../../schema/problem.ts'
import { costOf } from './cost/cost.ts'
import { fragmentsOf, rootFieldsOf } from './root-fields.ts'

/** Limits of clients' documents; registered operations skip them. */
export const DOCUMENT_LIMITS = {
  tokens: 2000,
  characters: 20_000,
  depth: 30,
  fields: 1000,
  cost: 60_000,
  /** Fields `__schema` and `__type` of one document. */
  introspections: 5,
  /** The query that tools send costs 72,000. */
  introspectionCost: 100_000,
  rootMutations: 10,
} as const

/** Size of each cache of parsed documents. */
export const MAX_DOCUMENTS = 300

/**
 * Parser options for clients' documents that are kept. Without locations: they would keep the whole text and all tokens
 * in memory for as long as the document is cached.
 */
export const KEPT_DOCUMENT = { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true } as const

/** Parses a document for a cache. */
export function parseToKeep(text: string): DocumentNode {
  return parse(text, KEPT_DOCUMENT)
}

/** Parses a document with the locations by which it is measured. */
export function parseToMeasure(text: string): DocumentNode {
  return parse(text, { maxTokens: DOCUMENT_LIMITS.tokens })
}

interface Size {
  characters: number
  depth: number
  fields: number
}

/**
 * Throws if the document, of `parseToMeasure`, exceeds the limits. Fragments count each time they are spread, since the planner expands
 * them; they must be free of cycles.
 */
export function requireDocumentWithinLimits(document: DocumentNode): void {
  const size = measure(document)
  if (size.depth > DOCUMENT_LIMITS.depth)
    throw new Problem('invalid_input', `The document nests deeper than ${DOCUMENT_LIMITS.depth}.`)
  if (size.fields > DOCUMENT_LIMITS.fields)
    throw new Problem(
      'invalid_input',
      `The document asks for more than ${DOCUMENT_LIMITS.fields} fields.`,
    )
  requireTextWithinLimits(size.characters)
}

export function requireTextWithinLimits(characters: number): void {
  if (characters > DOCUMENT_LIMITS.characters)
    throw new Problem(
      'invalid_input',
      `The document is longer than ${DOCUMENT_LIMITS.characters} characters.`,
    )
}

/** Throws if the part of a document that reads the schema exceeds the limits; its cost depends on no variable. */
export function requireIntrospectionWithinLimits(
  introspection: DocumentNode,
  schema: GraphQLSchema,
): void {
  const fields = rootFieldsOf(introspection).length
  if (fields > DOCUMENT_LIMITS.introspections)
    throw new Problem(
      'invalid_input',
      `The document reads the schema by ${fields} fields, and the limit is ${DOCUMENT_LIMITS.introspections}.`,
    )
  const cost = costOf(introspection, schema, {})
  if (cost > DOCUMENT_LIMITS.introspectionCost)
    throw new Problem(
      'invalid_input',
      `Reading the schema costs ${cost}, and the limit is ${DOCUMENT_LIMITS.introspectionCost}. Ask for fewer fields.`,
    )
}

/** Message about an exceeded cost limit, or null; the cost depends on the variables. */
export function findExceededLimit(
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Variables,
): { message: string } | null {
  const mutations = countRootMutations(document)
  if (mutations > DOCUMENT_LIMITS.rootMutations)
    return {
      message: `The document holds ${mutations} mutations, and the limit is ${DOCUMENT_LIMITS.rootMutations}.`,
    }
  const cost = costOf(document, schema, variables)
  if (cost <= DOCUMENT_LIMITS.cost) return null

  return {
    message: `The document costs ${cost}, and the limit is ${DOCUMENT_LIMITS.cost}: every value and object that its answer may hold counts. Ask for smaller pages or fewer fields.`,
  }
}

const COST_OF_A_POINT = 1000

/** Rate-limit points of a document: its number of mutations, or its cost. */
export function pointsOf(
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Variables,
): number {
  const byCost = Math.ceil(costOf(document, schema, variables) / COST_OF_A_POINT)
  return Math.max(1, countRootMutations(document), byCost)
}

/** Number of root mutations after merging equal ones. */
function countRootMutations(document: DocumentNode): number {
  const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION
  return isMutation ? rootFieldsOf(document).length : 0
}

function measure(document: DocumentNode): Size {
  const fragments = fragmentsOf(document)
  const known = new Map<string, Size>()

  const ofFragment = (name: string): Size => {
    const fragment = fragments.get(name)
    const size = known.get(name) ?? (fragment ? ofSelection(fragment.selectionSet) : NOTHING)
    known.set(name, size)
    return size
  }

  const ofSelection = ({ selections }: SelectionSetNode): Size =>
    selections.reduce<Size>((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return add(sum, ofFragment(node.name.value))
      const inside = node.selectionSet ? ofSelection(node.selectionSet) : NOTHING
      const values = node.kind === Kind.FIELD ? (node.arguments ?? []) : []
      return add(sum, {
        characters: inside.characters + lengthOf(node) - lengthOf(node.selectionSet),
        depth: 1 + Math.max(inside.depth, ...values.map(({ value }) => depthOf(value))),
        fields: 1 + inside.fields,
      })
    }, NOTHING)

  return document.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .reduce(
      (sum, node) => add(add(sum, ofVariables(node)), ofSelection(node.selectionSet)),
      NOTHING,
    )
}

const NOTHING: Size = { characters: 0, depth: 0, fields: 0 }

function add(a: Size, b: Size): Size {
  return {
    characters: a.characters + b.characters,
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
  }
}

function ofVariables({ variableDefinitions = [] }: OperationDefinitionNode): Size {
  const defaults = variableDefinitions.flatMap(({ defaultValue }) => defaultValue ?? [])
  return { ...NOTHING, depth: Math.max(0, ...defaults.map(depthOf)) }
}

function lengthOf(node: ASTNode | undefined): number {
  if (node === undefined) return 0
  if (node.loc === undefined) throw new Error('A document without locations has no length.')
  return node.loc.end - node.loc.start
}

function depthOf(value: ValueNode): number {
  if (value.kind === Kind.LIST) return 1 + Math.max(0, ...value.values.map(depthOf))
  if (value.kind === Kind.OBJECT)
    return 1 + Math.max(0, ...value.fields.map((f) => depthOf(f.value)))
  return 0
}

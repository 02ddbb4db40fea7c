import { type DocumentNode, Kind, parse, validate, visit } from 'graphql'
import type { Operation } from '../../platform/executor.ts'
import { type ReadDocument, toReadDocument } from '../documents/documents.ts'
import { findPassThroughSubgraph, type Planning } from './planning.ts'

/** A registered operation with its pass-through subgraph, or null if it needs a plan. */
export interface Registered extends ReadDocument {
  owner: string | null
}

/**
 * Validates and plans all registered operations, which may use what is hidden from clients; throws with the names of
 * invalid ones.
 */
export function readRegistered(
  operations: Iterable<Operation>,
  planning: Planning,
): ReadonlyMap<string, Registered> {
  const { planner, schema } = planning
  const byHash = new Map<string, Registered>()
  const faults: string[] = []

  for (const { name, hash, document: text } of operations) {
    const document = parse(text)
    const errors = validate(schema, document)
    faults.push(...errors.map((error) => `${name}: ${error.message}`))
    if (errors.length > 0) continue

    const { node } = planner.plan(text, name, new Set(), 0)
    const owner =
      node && !isConditional(document) ? findPassThroughSubgraph(document, node, planning) : null
    byHash.set(hash, { ...toReadDocument(document, text), owner })
  }

  if (faults.length > 0)
    throw new Error(['Registered operations do not fit the graph.', ...faults].join('\n'))
  return byHash
}

/**
 * True if a variable decides which types or fields are fetched. A scalar under `@include` does not count: the
 * subgraph itself skips it.
 */
function isConditional(document: DocumentNode): boolean {
  let isFound = false
  visit(document, {
    [Kind.FIELD]: ({ selectionSet, directives = [] }) => {
      const isInclude = directives.every(({ name }) => name.value === 'include')
      return selectionSet === undefined && isInclude ? false : undefined
    },
    [Kind.DIRECTIVE]() {
      isFound = true
    },
  })
  return isFound
}

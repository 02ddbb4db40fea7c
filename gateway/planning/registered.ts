import { type DocumentNode, Kind, parse, validate, visit } from 'graphql'
import type { Operation } from '../../platform/executor.ts'
import { type ReadDocument, toReadDocument } from '../documents/documents.ts'
import { findPassThroughSubgraph, type Planning } from './planning.ts'

/** A registered operation with its pass-through subgraph, or null if it needs a plan. */
export interface Registered extends ReadDocument {
  owner: string | null
}

/** Undefined for a hash that no registered operation has; throws if the operation does not fit the graph. */
export type FindRegistered = (hash: string) => Registered | undefined

/**
 * Finds registered operations, which may use what is hidden from clients. Each is validated and planned at its first use,
 * since to plan all takes a fifth of a start; `pass-through.test.ts` holds that all of them fit.
 */
export function makeFindRegistered(
  operations: Iterable<Operation>,
  planning: Planning,
): FindRegistered {
  const byHash = new Map(Array.from(operations, (operation) => [operation.hash, operation]))
  const planned = new Map<string, Registered>()

  return (hash) => {
    const known = planned.get(hash)
    const operation = byHash.get(hash)
    if (known || !operation) return known
    const registered = planRegistered(operation, planning)
    planned.set(hash, registered)
    return registered
  }
}

function planRegistered({ name, document: text }: Operation, planning: Planning): Registered {
  const document = parse(text)
  const faults = validate(planning.schema, document).map(({ message }) => message)
  if (faults.length > 0)
    throw new Error(`The registered operation ${name} does not fit the graph: ${faults.join(' ')}`)

  const { node } = planning.planner.plan(text, name, new Set(), 0)
  const owner =
    node && !isConditional(document) ? findPassThroughSubgraph(document, node, planning) : null
  return { ...toReadDocument(document, text), owner }
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

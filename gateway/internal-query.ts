import { hash } from 'node:crypto'
import { SERVICE } from '../platform/caller.ts'
import type { GraphExecutor, Operation, Variables } from '../platform/executor.ts'
import { Problem } from '../platform/problem.ts'

/** A query or mutation of the gateway itself: one root field that only SERVICE callers may use. */
export interface InternalQuery {
  name: string
  /** Default: query. */
  kind?: 'query' | 'mutation'
  document: string
  field: string
  /** Message for an unreachable subgraph. */
  unavailable: string
}

/**
 * Creates a function that executes the query as SERVICE; it throws `dependency_unavailable` if the subgraph fails.
 */
export function makeInternalQuery<T>(subgraph: GraphExecutor, question: InternalQuery) {
  const { name, kind = 'query', document, field, unavailable } = question
  // Constant like a registered operation, but not in the manifest.
  const operation: Operation = {
    name,
    kind,
    document,
    hash: hash('sha256', document),
    registered: true,
  }
  const asUnavailable = (cause: unknown) =>
    new Problem('dependency_unavailable', unavailable, undefined, { cause })

  return async (variables: Variables, requestId: string): Promise<T | null> => {
    const context = { caller: SERVICE, requestId }
    const { data, errors } = await subgraph
      .execute(operation, variables, context)
      .catch((cause: unknown) => {
        throw asUnavailable(cause)
      })
    if (errors || !data) throw asUnavailable(errors)

    return data[field] as T | null
  }
}

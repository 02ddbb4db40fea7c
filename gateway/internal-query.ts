import { hash } from 'node:crypto'
import { SERVICE } from '../platform/caller.ts'
import type { GraphExecutor, Operation, Variables } from '../platform/executor.ts'
import { Problem } from '../platform/problem.ts'

/** A question of the gateway's own: one root field, which only a service may ask and no client sees. */
export interface ServiceQuestion {
  name: string
  /** A question, unless it is said. */
  kind?: 'query' | 'mutation'
  document: string
  field: string
  /** What is told of a subgraph that does not answer. */
  unavailable: string
}

/**
 * Asks a subgraph on the platform's own behalf; the answer throws `dependency_unavailable` when the
 * subgraph cannot say.
 */
export function makeAskAsService<T>(subgraph: GraphExecutor, question: ServiceQuestion) {
  const { name, kind = 'query', document, field, unavailable } = question
  // Not in the manifest, but as constant as what is there.
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

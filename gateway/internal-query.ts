import { SERVICE } from '../platform/caller.ts'
import type { GraphExecutor, Variables } from '../platform/executor.ts'
import type { TypedOperation } from '../schema/operations.ts'
import { Problem } from '../schema/problem.ts'

/**
 * Creates a function that executes a registered operation as SERVICE and returns its data; it throws
 * `dependency_unavailable` with the message if the subgraph fails.
 */
export function makeInternalQuery<Data, Vars extends Variables>(
  subgraph: GraphExecutor,
  operation: TypedOperation<Data, Vars>,
  unavailable: string,
) {
  const asUnavailable = (cause: unknown) =>
    new Problem('dependency_unavailable', unavailable, undefined, { cause })

  return async (variables: Vars, requestId: string): Promise<Data> => {
    const context = { caller: SERVICE, requestId }
    const { data, errors } = await subgraph
      .execute(operation, variables, context)
      .catch((cause: unknown) => {
        throw asUnavailable(cause)
      })
    if (errors || !data) throw asUnavailable(errors)

    // The data is what the operation's own document selects.
    return data as Data
  }
}

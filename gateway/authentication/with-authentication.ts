import { toExecutorCaller } from '../../platform/caller.ts'
import type { Executor, GraphExecutor } from '../../platform/executor.ts'

/** Combines authentication and gateway to the executor port. */
export function withAuthentication(
  graph: GraphExecutor,
  authenticate: Executor['authenticate'],
): Executor {
  return {
    authenticate: async (credential, requestId) =>
      toExecutorCaller(await authenticate(credential, requestId)),
    execute: (operation, variables, context) => graph.execute(operation, variables, context),
    subscribe: (operation, variables, context) => graph.subscribe(operation, variables, context),
  }
}

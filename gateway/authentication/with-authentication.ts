import type { Executor, GraphExecutor } from '../../platform/executor.ts'

/** The gateway as its clients know it: who asks, and the graph that is asked. */
export function withAuthentication(
  graph: GraphExecutor,
  authenticate: Executor['authenticate'],
): Executor {
  return {
    authenticate,
    execute: (operation, variables, context) => graph.execute(operation, variables, context),
    subscribe: (operation, variables, context) => graph.subscribe(operation, variables, context),
  }
}

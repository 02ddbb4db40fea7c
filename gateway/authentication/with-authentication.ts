import { toExecutorCaller } from '../../platform/caller.ts'
import type { Executor, GraphExecutor } from '../../platform/executor.ts'
import type { Authentication } from './authentication.ts'

/** Combines authentication and gateway to the executor port. */
export function withAuthentication(
  graph: GraphExecutor,
  { authenticate, findKnownCaller }: Authentication,
): Executor {
  return {
    authenticate: async (credential, requestId) =>
      toExecutorCaller(await authenticate(credential, requestId)),
    findKnownCaller(credential) {
      const known = findKnownCaller(credential)
      return known && toExecutorCaller(known)
    },
    execute: (operation, variables, context) => graph.execute(operation, variables, context),
    subscribe: (operation, variables, context) => graph.subscribe(operation, variables, context),
  }
}

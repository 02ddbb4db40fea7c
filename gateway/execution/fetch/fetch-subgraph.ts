import type {
  Answer,
  GraphExecutor,
  Operation,
  RequestContext,
  Variables,
} from '../../../platform/executor.ts'
import type { Log } from '../../../platform/log.ts'

/** Executes an operation at a subgraph; null if it is unreachable. */
export type FetchSubgraph = (
  subgraph: string,
  operation: Operation,
  variables: Variables,
  context: RequestContext,
) => Promise<Answer | null>

/** Error of each field of an unreachable subgraph. */
export const UNAVAILABLE = {
  message: 'A part of the platform cannot be reached.',
  extensions: { code: 'dependency_unavailable' },
} as const

export function makeFetchSubgraph(
  executors: Readonly<Record<string, GraphExecutor>>,
  log: Log,
): FetchSubgraph {
  return async (subgraph, operation, variables, context) => {
    try {
      const executor = executors[subgraph]
      if (!executor) throw new Error(`There is no executor for the subgraph ${subgraph}.`)
      return await executor.execute(operation, variables, context)
    } catch (err) {
      const { requestId, signal } = context
      // The client has disconnected and aborted the call.
      if (!signal?.aborted)
        log.warn(
          { requestId, subgraph, operation: operation.name, err },
          'a subgraph is unreachable',
        )
      return null
    }
  }
}

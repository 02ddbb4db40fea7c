import type {
  Answer,
  GraphExecutor,
  Operation,
  RequestContext,
  Variables,
} from '../../../platform/executor.ts'
import type { Log } from '../../../platform/log.ts'

/** Asks one subgraph; null when it cannot be reached. */
export type AskSubgraph = (
  subgraph: string,
  operation: Operation,
  variables: Variables,
  context: RequestContext,
) => Promise<Answer | null>

/** What is told of each field of a subgraph that cannot be reached. */
export const UNAVAILABLE = {
  message: 'A part of the platform cannot be reached.',
  extensions: { code: 'dependency_unavailable' },
} as const

export function makeAskSubgraph(
  executors: Readonly<Record<string, GraphExecutor>>,
  log: Log,
): AskSubgraph {
  return async (subgraph, operation, variables, context) => {
    try {
      const executor = executors[subgraph]
      if (!executor) throw new Error(`There is no executor for the subgraph ${subgraph}.`)
      return await executor.execute(operation, variables, context)
    } catch (err) {
      const { requestId, signal } = context
      // Who went away has ended the call.
      if (!signal?.aborted)
        log.warn(
          { requestId, subgraph, operation: operation.name, err },
          'a subgraph is unreachable',
        )
      return null
    }
  }
}

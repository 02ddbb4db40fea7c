import { type ExecutionResult, type GraphQLSchema, subscribe } from 'graphql'
import type {
  Answer,
  GraphExecutor,
  RequestContext,
  Variables,
} from '../../../platform/executor.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../platform/problem.ts'
import { inTime, whileWaitedFor } from '../change/cancellation.ts'
import { type FindInactiveClubs, toChangingCaller } from '../change/changing-caller.ts'
import {
  type AnswerSource,
  firstProblemOf,
  toAnswer,
  toFailedAnswer,
  toRefusedAnswer,
} from './subgraph-answers.ts'
import type { Operations } from './subgraph-operations.ts'

export interface SubgraphDefinition<Context> {
  name: string
  operations: Operations
  makeContext: (request: RequestContext) => Context
  /** Nothing in these is changed by their staff and devices. */
  findInactiveClubs: FindInactiveClubs
  log: Log
  /** Said only by tests: how long an operation may take. */
  operationMs?: number
}

export type Subgraph = GraphExecutor & { schema: GraphQLSchema }

/** Runs one subgraph in this process: registered queries compiled, everything else interpreted. */
export function makeSubgraph<Context>(setup: SubgraphDefinition<Context>): Subgraph {
  const { name, operations, makeContext, findInactiveClubs, log, operationMs } = setup
  const { schema } = operations

  return {
    schema,

    async execute(operation, variables, request) {
      const source: AnswerSource = { subgraph: name, operation, request, log }
      const prepared = operations.prepare(operation)
      if ('errors' in prepared) return toAnswer(prepared, source)

      try {
        const run = (context: RequestContext) =>
          prepared.run(dropUndefined(variables), makeContext(context))
        if (!prepared.isMutation) return toAnswer(await inTime(run(request), operationMs), source)

        const caller = await toChangingCaller(request.caller, findInactiveClubs)
        const write = (signal: AbortSignal) => run({ ...request, caller, signal })
        return toAnswer(await whileWaitedFor(request.signal, write, operationMs), source)
      } catch (error) {
        if (error instanceof Problem) return toRefusedAnswer(error)
        return toFailedAnswer(error, source)
      }
    },

    async subscribe(operation, variables, request) {
      const source: AnswerSource = { subgraph: name, operation, request, log }
      const prepared = operations.prepare(operation)
      if ('errors' in prepared) throw firstProblemOf(toAnswer(prepared, source))

      const results = await subscribe({
        schema,
        document: prepared.document,
        variableValues: dropUndefined(variables),
        contextValue: makeContext(request),
      })
      if (!(Symbol.asyncIterator in results)) throw firstProblemOf(toAnswer(results, source))

      return mapResults(results, (result) => toAnswer(result, source))
    },
  }
}

/** In JSON an undefined variable is absent; graphql-js would take it for null. */
function dropUndefined(variables: Variables): Variables {
  for (const name in variables) {
    if (variables[name] !== undefined) continue
    return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  }

  return variables
}

// Not an async generator: its return() waits for the pending item, so leaving a quiet
// subscription would never reach the source.
function mapResults(
  results: AsyncGenerator<ExecutionResult, void, void>,
  toItem: (result: ExecutionResult) => Answer,
): AsyncIterable<Answer> {
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const step = await results.next()
        return step.done
          ? { done: true, value: undefined }
          : { done: false, value: toItem(step.value) }
      },
      async return() {
        await results.return()
        return { done: true, value: undefined }
      },
    }),
  }
}

import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  subscribe,
} from 'graphql'
import type {
  Answer,
  GraphExecutor,
  RequestContext,
  Variables,
} from '../../../platform/executor.ts'
import type { Log } from '../../../platform/log.ts'
import { Problem } from '../../../schema/problem.ts'
import { withCancellation, withTimeout } from '../change/cancellation.ts'
import { type FindInactiveClubs, withoutInactiveClubs } from '../change/refuse-inactive-clubs.ts'
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
  /** Staff and devices of these clubs may not write. */
  findInactiveClubs: FindInactiveClubs
  /** Names of mutations that change nothing of a club: staff of these clubs may ask them, too. */
  ofNoClub?: readonly string[]
  log: Log
  /** Time-out of an operation; set only by tests. */
  operationMs?: number
}

export type Subgraph = GraphExecutor & { schema: GraphQLSchema }

/** Executes a subgraph's operations in this process: registered ones compiled, all others interpreted. */
export function makeSubgraph<Context>(setup: SubgraphDefinition<Context>): Subgraph {
  const { name, operations, makeContext, findInactiveClubs, log, operationMs } = setup
  const { ofNoClub = [] } = setup
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
        if (!prepared.isMutation)
          return toAnswer(await withTimeout(run(request), operationMs), source)

        const caller = isOnlyOf(ofNoClub, prepared.document)
          ? request.caller
          : await withoutInactiveClubs(request.caller, findInactiveClubs)
        const write = (signal: AbortSignal) => run({ ...request, caller, signal })
        return toAnswer(await withCancellation(request.signal, write, operationMs), source)
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

/** True where each field of the operation's root has one of these names. */
function isOnlyOf(names: readonly string[], { definitions }: DocumentNode): boolean {
  return definitions.every(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && names.includes(field.name.value),
      ),
  )
}

/** An undefined variable is absent in JSON; graphql-js would treat it as null. */
function dropUndefined(variables: Variables): Variables {
  for (const name in variables) {
    if (variables[name] !== undefined) continue
    return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
  }

  return variables
}

// Not an async generator: its return() waits for the pending item, so ending an idle subscription would never
// reach its source.
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

import { Problem } from '../../schema/problem.ts'
import type { Answer, GraphExecutor, Operation } from '../executor.ts'
import { defineGauge, defineHistogram, type Histogram } from './define.ts'
import { METRICS } from './list.ts'

const graphqlOperationDuration = defineHistogram(METRICS.graphqlOperationDuration)
const subscriptions = defineGauge(METRICS.subscriptions)

type Outcome = 'success' | 'refused' | 'failed'

const FAILURES: ReadonlySet<unknown> = new Set(['internal_error', 'dependency_unavailable'])

const durations = new Map<string, Record<Outcome, Histogram>>()

/** Observes the operations of an executor, which is the outermost one of its process. */
export function observeOperations<Executor extends GraphExecutor>(executor: Executor): Executor {
  return {
    ...executor,
    execute: (operation, variables, context) =>
      observeExecution(operation, () => executor.execute(operation, variables, context)),
    subscribe: (operation, variables, context) =>
      observeSubscription(operation, () => executor.subscribe(operation, variables, context)),
  }
}

export async function observeExecution(
  operation: Operation,
  execute: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now()
  try {
    const answer = await execute()
    observe(operation, startedAt, outcomeOf(answer.errors?.[0]?.extensions?.['code'], answer))
    return answer
  } catch (error) {
    observe(operation, startedAt, outcomeOfError(error))
    throw error
  }
}

async function observeSubscription(
  operation: Operation,
  subscribe: () => Promise<AsyncIterable<Answer>>,
): Promise<AsyncIterable<Answer>> {
  const startedAt = performance.now()
  try {
    const answers = await subscribe()
    observe(operation, startedAt, 'success')
    return countOpen(answers, operation.registered ? 'registered' : 'client')
  } catch (error) {
    observe(operation, startedAt, outcomeOfError(error))
    throw error
  }
}

/** Documents of clients have the label `client`: clients choose their names, and each label is a series of its own. */
function observe({ registered, name, kind }: Operation, startedAt: number, outcome: Outcome): void {
  const operation = registered ? name : 'client'
  const key = registered ? name : kind
  let series = durations.get(key)
  if (series === undefined) {
    const of = (value: Outcome) => graphqlOperationDuration({ operation, kind, outcome: value })
    series = { success: of('success'), refused: of('refused'), failed: of('failed') }
    durations.set(key, series)
  }
  series[outcome].observe((performance.now() - startedAt) / 1_000)
}

function outcomeOf(code: unknown, { errors }: Answer): Outcome {
  if (errors === undefined || errors.length === 0) return 'success'
  return FAILURES.has(code) ? 'failed' : 'refused'
}

function outcomeOfError(error: unknown): Outcome {
  return error instanceof Problem && !FAILURES.has(error.code) ? 'refused' : 'failed'
}

const open = { registered: 0, client: 0 }
for (const kind of ['registered', 'client'] as const)
  subscriptions({ kind }).track(() => open[kind])

/** Counts a subscription until it ends in any way. */
function countOpen(answers: AsyncIterable<Answer>, kind: keyof typeof open): AsyncIterable<Answer> {
  const source = answers[Symbol.asyncIterator]()
  let isOpen = true
  open[kind] += 1
  const end = () => {
    if (isOpen) open[kind] -= 1
    isOpen = false
  }

  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          const step = await source.next()
          if (step.done) end()
          return step
        } catch (error) {
          end()
          throw error
        }
      },
      async return() {
        end()
        await source.return?.()
        return { done: true, value: undefined }
      },
    }),
  }
}

import type { EnumName } from '../../../schema/enum-names.ts'
import type { ProblemCode } from '../../../schema/problem-codes.ts'
import { toProblemCode } from '../../problem-names.ts'
import { type FaultyItem, isRefused } from '../bulk-input.ts'
import { volunteerErrorOf } from '../errors.ts'

/** Result of one item in the graph. */
interface Result {
  outcome: string
  refusal?: { code: EnumName<ProblemCode>; message: string } | null | undefined
}

const OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const

/** One result for each item as it was sent, where the graph has received only the valid ones. */
export function toBulkAnswer<T extends object, I, R extends Result, Own extends object>(
  items: readonly (T | FaultyItem<I>)[],
  answered: readonly R[],
  toOwn: (result: R | undefined, item: T | FaultyItem<I>) => Own,
) {
  const rest = answered.values()
  const results = items.map((item) => {
    if (!isRefused(item)) {
      const result = rest.next().value
      return { own: toOwn(result, item), outcome: result?.outcome ?? 'FAILED', ...result }
    }
    const refusal = { code: 'INVALID_INPUT', message: item.fault } as const
    return { own: toOwn(undefined, item), outcome: 'FAILED', refusal }
  })
  return toOutcomes(results, ({ own }) => own)
}

/** One result for each item, where the graph has received all of them. */
export function toOutcomes<R extends Result, Own extends object>(
  answered: readonly R[],
  toOwn: (result: R, index: number) => Own,
) {
  const results = answered.map((result, index) => ({
    index,
    ...toOwn(result, index),
    outcome: result.outcome.toLowerCase(),
    ...(result.refusal ? toError(result.refusal) : {}),
  }))
  const summary = OUTCOMES.map((outcome) => [
    outcome,
    results.filter((result) => result.outcome === outcome).length,
  ])
  return { results, summary: Object.fromEntries(summary) }
}

function toError({ code, message }: NonNullable<Result['refusal']>) {
  return { error: message, code: volunteerErrorOf(toProblemCode(code)).code }
}

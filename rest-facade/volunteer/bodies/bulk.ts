import { invalidInput, type Parsed } from '../../../platform/issues.ts'
import { codeOf } from '../errors.ts'

/** What the graph answers of an item. */
interface Result {
  outcome: string
  refusal?: { code: string; message: string } | null | undefined
}

const OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const

/** One result for each item as it was sent; the graph has seen only those without a fault. */
export function toBulkAnswer<R extends Result, Own extends object>(
  items: readonly Parsed<unknown>[],
  answered: readonly R[],
  toOwn: (result: R | undefined, index: number) => Own,
) {
  const rest = answered.values()
  const results = items.map((item) => {
    const result = item.ok ? rest.next().value : undefined
    const refusal = item.ok ? result?.refusal : invalidInput(item.issues)
    return { result, outcome: result?.outcome ?? 'FAILED', refusal }
  })
  return toOutcomes(results, ({ result }, index) => toOwn(result, index))
}

/** One result for each item, where the graph has seen all of them. */
export function toOutcomes<R extends Result, Own extends object>(
  answered: readonly R[],
  toOwn: (result: R, index: number) => Own,
) {
  const results = answered.map((result, index) => ({
    index,
    ...toOwn(result, index),
    outcome: result.outcome.toLowerCase(),
    ...(result.refusal ? { error: result.refusal.message, code: codeOf(result.refusal.code) } : {}),
  }))
  const summary = OUTCOMES.map((outcome) => [
    outcome,
    results.filter((result) => result.outcome === outcome).length,
  ])
  return { results, summary: Object.fromEntries(summary) }
}

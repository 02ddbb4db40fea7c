import { invalidInput } from '../../../platform/issues.ts'
import type { UpsertHelpersMutation } from '../../../schema/types/operations.ts'
import { codeOf } from '../errors.ts'
import type { CheckedHelper } from '../helper-input.ts'

type Result = NonNullable<UpsertHelpersMutation['upsertHelpers']>['results'][number]

const OUTCOMES = ['created', 'updated', 'unchanged', 'failed'] as const

/** One result for each item as it was sent; the graph has seen only those without a fault. */
export function toBulkAnswer(items: readonly CheckedHelper[], answered: readonly Result[]) {
  const rest = answered.values()
  const results = items.map((item, index) => {
    const result = item.ok ? rest.next().value : undefined
    const refusal = item.ok ? result?.refusal : invalidInput(item.issues)
    return {
      index,
      id: result?.helper?.id ?? null,
      outcome: result?.outcome.toLowerCase() ?? 'failed',
      ...(refusal ? { error: refusal.message, code: codeOf(refusal.code) } : {}),
    }
  })
  const summary = OUTCOMES.map((outcome) => [
    outcome,
    results.filter((result) => result.outcome === outcome).length,
  ])
  return { results, summary: Object.fromEntries(summary) }
}

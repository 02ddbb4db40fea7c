import { invalidInput } from '../../../platform/issues.ts'
import type { SyncVolunteerEventsMutation } from '../../../schema/types/operations.ts'
import { codeOf } from '../errors.ts'
import type { CheckedItem } from '../sync-input.ts'

type Result = NonNullable<SyncVolunteerEventsMutation['syncVolunteerEvents']>['results'][number]

/** One result for each item as it was sent; the graph has seen only those without a fault. */
export function toSyncResults(items: readonly CheckedItem[], results: readonly Result[]) {
  const rest = results.values()
  return items.map(({ externalId, event }, index) => {
    const result = event.ok ? rest.next().value : undefined
    const refusal = event.ok ? result?.refusal : invalidInput(event.issues)
    return {
      index,
      external_id: externalId,
      id: result?.eventId ?? null,
      outcome: result?.outcome.toLowerCase() ?? 'failed',
      ...(refusal ? { error: refusal.message, code: codeOf(refusal.code) } : {}),
    }
  })
}

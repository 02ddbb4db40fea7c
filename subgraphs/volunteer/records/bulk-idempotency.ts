import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'
import type { Idempotency } from '../../foundation/change/idempotency.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import type { RefusedItem } from './bulk-items.ts'

interface AskedBulk {
  /** The club or event of the bulk request. */
  of: string
  idempotencyKey?: string | undefined
  requestDigest?: string | undefined
  items: readonly (object | Problem | RefusedItem<object>)[]
}

/** Idempotency of a mutation with many items, each with an outcome of its own. */
export function idempotencyOfBulk(
  caller: Caller,
  operation: string,
  { of, idempotencyKey, requestDigest, items }: AskedBulk,
): Idempotency {
  const requested = items.map(toComparable)
  return idempotencyOf(caller, operation, idempotencyKey, {
    ...{ of, requestDigest: requestDigest ?? null, requested },
  })
}

/** Rejected items are compared by their errors and ids. */
function toComparable(item: object | Problem | RefusedItem<object>) {
  if (item instanceof Problem) return item.details
  return 'problem' in item ? { ...item.names, fault: item.problem.message } : item
}

/** The current record of each stored result; null if the item failed or the record is gone. */
export async function findStoredResults<T extends { id: string }, Kept>(
  kept: readonly Kept[],
  idOf: (result: Kept) => string | null,
  find: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<(T | null)[]> {
  const ids = kept.flatMap((result) => idOf(result) ?? [])
  const found = ids.length === 0 ? [] : await find([...new Set(ids)])
  const byId = new Map(found.map((record) => [record.id, record]))
  return kept.map((result) => byId.get(idOf(result) ?? '') ?? null)
}

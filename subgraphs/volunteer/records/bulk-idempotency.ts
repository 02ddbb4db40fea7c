import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Idempotency } from '../../foundation/change/idempotency.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import type { RefusedItem } from './bulk-items.ts'

interface AskedBulk {
  /** The club or the event that the bulk is about. */
  of: string
  idempotencyKey?: string | undefined
  requestDigest?: string | undefined
  items: readonly (object | Problem | RefusedItem<object>)[]
}

/** The idempotency of a mutation that takes many items, each with an outcome of its own. */
export function idempotencyOfBulk(
  caller: Caller,
  operation: string,
  { of, idempotencyKey, requestDigest, items }: AskedBulk,
): Idempotency {
  const asked = items.map(toComparable)
  return idempotencyOf(caller, operation, idempotencyKey, {
    ...{ of, requestDigest: requestDigest ?? null, asked },
  })
}

/** A refused item differs from another one by its faults and its names. */
function toComparable(item: object | Problem | RefusedItem<object>) {
  if (item instanceof Problem) return item.details
  return 'problem' in item ? { ...item.names, fault: item.problem.message } : item
}

/** The record of each kept result, as it is now; null where the item failed, or where the record is gone. */
export async function findOfKept<T extends { id: string }, Kept>(
  kept: readonly Kept[],
  idOf: (result: Kept) => string | null,
  find: (ids: readonly string[]) => Promise<readonly T[]>,
): Promise<(T | null)[]> {
  const ids = kept.flatMap((result) => idOf(result) ?? [])
  const found = ids.length === 0 ? [] : await find([...new Set(ids)])
  const byId = new Map(found.map((record) => [record.id, record]))
  return kept.map((result) => byId.get(idOf(result) ?? '') ?? null)
}

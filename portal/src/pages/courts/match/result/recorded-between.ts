import {
  type ChangedBetween,
  readChangedBetween,
} from '../../../../parts/fields/editing/changed-between.ts'
import type { Pair } from '../../today/score-parts.ts'

/** What another member of staff has recorded, between what the page shows and its own result. */
export interface RecordedBetween extends ChangedBetween {
  sets: readonly Pair[]
}

/** From the details of a `concurrent_update`; null where they name no result and no member of staff. */
export function readRecordedBetween(details: unknown): RecordedBetween | null {
  const between = readChangedBetween(details)
  const { sets } = (details ?? {}) as { sets?: unknown }
  if (between === null || !Array.isArray(sets) || !sets.every(isPair)) return null
  return { ...between, sets }
}

function isPair(value: unknown): value is Pair {
  if (value === null || typeof value !== 'object') return false
  const { blue, orange } = value as Record<string, unknown>
  return typeof blue === 'number' && typeof orange === 'number'
}

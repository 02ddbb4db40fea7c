import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { HelperInShift } from '../assignment-records/store.ts'

/** Two shifts of one helper at the same time. */
export interface Overlap extends HelperInShift {
  otherId: string
}

/**
 * A helper may have shifts that overlap: an assignment is never refused for it, but the answer names the other
 * shifts, the first ones by start. Only pending and confirmed assignments count, and a shift that begins when
 * another one ends does not overlap it (`overlapStore.findAll`).
 */
export function reportedOverlaps(overlaps: readonly Overlap[] = []): string[] {
  return overlaps.slice(0, VOLUNTEER_LIMITS.overlaps).map(({ otherId }) => otherId)
}

import { makeBoundedCache } from '../platform/bounded-cache.ts'
import type { Clock } from '../platform/clock.ts'

type LookUp<Found> = (key: string, requestId: string) => Promise<Found>

const MAX_ENTRIES = 10_000

/** How long a revoked credential may still be let in. */
const CALLER_LIFETIME_MS = 1_000

/** Requests with one key share a look-up; its result is kept shortly, its failure never. */
export function shareLookUps<Found>(lookUp: LookUp<Found>, now: Clock): LookUp<Found> {
  const known = makeBoundedCache<string, { at: number; found: Promise<Found> }>(MAX_ENTRIES)

  return (key, requestId) => {
    const at = now().getTime()
    const recent = known.get(key)
    if (recent && at - recent.at < CALLER_LIFETIME_MS) return recent.found

    const entry = { at, found: lookUp(key, requestId) }
    known.set(key, entry)
    entry.found.catch(() => {
      if (known.get(key) === entry) known.delete(key)
    })
    return entry.found
  }
}

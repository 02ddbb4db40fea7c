import { makeBoundedCache } from '../platform/bounded-cache.ts'
import type { Clock } from '../platform/clock.ts'

type LookUp<Found> = (key: string, requestId: string) => Promise<Found>

export interface SharedLookUps<Found> {
  find: LookUp<Found>
  /** The next request with this key looks it up again. */
  forget(key: string): void
  forgetAll(): void
}

const MAX_ENTRIES = 10_000

/** How long a revoked credential may still be let in when nobody says that it was revoked. */
const CALLER_LIFETIME_MS = 1_000

/** Requests with one key share a look-up; its result is kept shortly, its failure never. */
export function shareLookUps<Found>(lookUp: LookUp<Found>, now: Clock): SharedLookUps<Found> {
  const makeCache = () =>
    makeBoundedCache<string, { at: number; found: Promise<Found> }>(MAX_ENTRIES)
  let known = makeCache()

  return {
    find(key, requestId) {
      const at = now().getTime()
      const recent = known.get(key)
      if (recent && at - recent.at < CALLER_LIFETIME_MS) return recent.found

      const entry = { at, found: lookUp(key, requestId) }
      known.set(key, entry)
      entry.found.catch(() => {
        if (known.get(key) === entry) known.delete(key)
      })
      return entry.found
    },
    forget: (key) => known.delete(key),
    forgetAll() {
      known = makeCache()
    },
  }
}

import { makeBoundedCache } from '../limits/bounded-cache.ts'
import type { Clock } from '../time/clock.ts'
import { ALL_CALLERS, type Bus, CALLERS_TOPIC } from './bus.ts'

type LookUp<Found> = (key: string, requestId: string) => Promise<Found>

export interface CachedLookUps<Found> {
  lookUp: LookUp<Found>
  /** What `lookUp` has found and still caches; undefined where it would wait. */
  findKnown(key: string): Found | undefined
}

interface Entry<Found> {
  at: number
  found: Promise<Found>
  /** Once it is found. */
  known?: Found
}

export interface CacheRules {
  now: Clock
  /** Invalidates cached callers (`CALLERS_TOPIC`). */
  bus: Bus
  /** How long a revoked credential is accepted if its wake-up is lost; default: a second. */
  callerLifetimeMs?: number
}

const MAX_ENTRIES = 10_000

const CALLER_LIFETIME_MS = 1_000

/**
 * Caches the promise of each look-up until its key changes, or for its lifetime if the wake-up is lost. A failed
 * look-up is not cached.
 */
export function cacheLookUps<Found>(
  lookUp: LookUp<Found>,
  { now, bus, callerLifetimeMs = CALLER_LIFETIME_MS }: CacheRules,
): CachedLookUps<Found> {
  const makeCache = () => makeBoundedCache<string, Entry<Found>>(MAX_ENTRIES)
  let known = makeCache()
  bus.subscribe(CALLERS_TOPIC, (key) => {
    if (key === ALL_CALLERS) known = makeCache()
    else known.delete(key)
  })

  const findRecent = (key: string, at: number) => {
    const entry = known.get(key)
    return entry && at - entry.at < callerLifetimeMs ? entry : undefined
  }

  return {
    lookUp(key, requestId) {
      const at = now().getTime()
      const recent = findRecent(key, at)
      if (recent) return recent.found

      const entry: Entry<Found> = { at, found: lookUp(key, requestId) }
      known.set(key, entry)
      entry.found.then(
        (found) => {
          entry.known = found
        },
        () => {
          if (known.get(key) === entry) known.delete(key)
        },
      )
      return entry.found
    },
    findKnown: (key) => findRecent(key, now().getTime())?.known,
  }
}

export interface BoundedCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
}

/** LRU cache of at most `limit` entries. */
export function makeBoundedCache<Key, Value>(limit: number): BoundedCache<Key, Value> {
  const entries = new Map<Key, Value>()

  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined

      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.delete(key)
      if (entries.size >= limit) dropOldest(entries)
      entries.set(key, value)
    },
    delete(key) {
      entries.delete(key)
    },
  }
}

function dropOldest<Key>(entries: Map<Key, unknown>): void {
  for (const key of entries.keys()) {
    entries.delete(key)
    return
  }
}

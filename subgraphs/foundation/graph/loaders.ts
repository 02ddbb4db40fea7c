import { batch } from '../../../platform/limits/coalesce.ts'

/** Loads of one tick are batched. */
export interface Loader<T> {
  load(key: string): Promise<T>
}

/** One record per key, or null. Not cached: a load after a mutation returns the new state. */
export function loadRecords<T>(
  read: (keys: readonly string[]) => Promise<readonly T[]>,
  keyOf: (record: T) => string,
): Loader<T | null> {
  return makeLoader(async (keys) => {
    const found = new Map((await read(keys)).map((record) => [keyOf(record), record]))
    return (key) => found.get(key) ?? null
  })
}

/** `loadRecords` by id. */
export function loadById<T extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): Loader<T | null> {
  return loadRecords(read, ({ id }) => id)
}

/** All records per key, in the order of the read. */
export function loadGroups<T>(
  read: (keys: readonly string[]) => Promise<readonly T[]>,
  keyOf: (record: T) => string,
): Loader<T[]> {
  return makeLoader(async (keys) => {
    const groups = Map.groupBy(await read(keys), keyOf)
    return (key) => groups.get(key) ?? []
  })
}

/** Keeps one statement far below the server's limits. */
const MAX_KEYS = 1000

function makeLoader<T>(
  readAll: (keys: readonly string[]) => Promise<(key: string) => T>,
): Loader<T> {
  // Created lazily: most requests use few of their loaders.
  let loadBatched: ((key: string) => Promise<T>) | null = null
  const load = async (keys: readonly string[]) => {
    const pick = await readAll([...new Set(keys)])
    return keys.map(pick)
  }
  return {
    load(key) {
      loadBatched ??= batch(load, MAX_KEYS)
      return loadBatched(key)
    },
  }
}

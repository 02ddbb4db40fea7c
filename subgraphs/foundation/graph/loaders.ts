import DataLoader from 'dataloader'

/** Finds by key; whatever one step of a request asks for is read together. */
export interface Loader<T> {
  load(key: string): Promise<T>
}

/**
 * One record for each key, null where there is none. Nothing is remembered: what is asked for after
 * a mutation shows it.
 */
export function loadRecords<T>(
  read: (keys: readonly string[]) => Promise<readonly T[]>,
  keyOf: (record: T) => string,
): Loader<T | null> {
  return makeLoader(async (keys) => {
    const found = new Map((await read(keys)).map((record) => [keyOf(record), record]))
    return (key) => found.get(key) ?? null
  })
}

/** The same for what is found by its own id. */
export function loadById<T extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): Loader<T | null> {
  return loadRecords(read, ({ id }) => id)
}

/** Any number of records for each key, in the order they were read. */
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
  // Made when it is first asked: most requests use few of those that they could.
  let loader: DataLoader<string, T> | null = null
  const load = async (keys: readonly string[]) => {
    const pick = await readAll([...new Set(keys)])
    return keys.map(pick)
  }
  return {
    load(key) {
      loader ??= new DataLoader(load, { cache: false, maxBatchSize: MAX_KEYS })
      return loader.load(key)
    },
  }
}

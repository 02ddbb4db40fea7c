import type { StoredTap, TapChanges, TapStore } from './stored-taps.ts'

const TABLE = 'taps'

/** The browser's database; one that keeps nothing leaves the taps with their tab. */
export const INDEXED_TAPS: TapStore = {
  async read(court) {
    const database = await open()
    if (database === null) return []
    const all = await done<StoredTap[]>(
      database.transaction(TABLE).objectStore(TABLE).index('court').getAll(court),
    )
    database.close()
    return all
  },
  async write({ put, remove }: TapChanges) {
    const database = await open()
    if (database === null) return
    const table = database.transaction(TABLE, 'readwrite').objectStore(TABLE)
    const requests = [
      ...put.map((tap): IDBRequest => table.put(tap)),
      ...remove.map((id): IDBRequest => table.delete(id)),
    ]
    await Promise.all(requests.map((request) => done(request)))
    database.close()
  },
}

async function open(): Promise<IDBDatabase | null> {
  try {
    const request = indexedDB.open('clubgate-pad', 1)
    request.onupgradeneeded = () =>
      request.result.createObjectStore(TABLE, { keyPath: 'id' }).createIndex('court', 'court')
    return await done(request)
  } catch {
    return null
  }
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

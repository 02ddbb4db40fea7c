import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { type BoundedCache, makeBoundedCache } from '../../platform/limits/bounded-cache.ts'

const MAX_ENTRIES = 1_000

/** In-memory storage of sign-ins and browser sessions; a restart clears it. */
export function makeAdapters(): AdapterFactory {
  const idsByUid = makeBoundedCache<string, string>(MAX_ENTRIES)
  return () => makeAdapter(makeBoundedCache(MAX_ENTRIES), idsByUid)
}

function makeAdapter(
  entries: BoundedCache<string, AdapterPayload>,
  idsByUid: BoundedCache<string, string>,
): Adapter {
  const find = async (id: string) => entries.get(id)

  return {
    find,
    async upsert(id, payload) {
      entries.set(id, payload)
      if (payload.uid) idsByUid.set(payload.uid, id)
    },
    findByUid: (uid) => find(idsByUid.get(uid) ?? ''),
    findByUserCode: async () => undefined,
    async consume(id) {
      const entry = entries.get(id)
      if (entry) entry.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(id)
    },
    // Called for a code that is used twice; access tokens are not stored, so there is nothing to revoke.
    async revokeByGrantId() {},
  }
}

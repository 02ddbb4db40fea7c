import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { type BoundedCache, makeBoundedCache } from '../../platform/limits/bounded-cache.ts'

const MAX_ENTRIES = 1_000

/** Sign-ins that are under way and signed-in browsers; a restart of the sandbox forgets them. */
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
    // Asked for when a code is presented twice; access tokens are not kept, so none can be revoked.
    async revokeByGrantId() {},
  }
}

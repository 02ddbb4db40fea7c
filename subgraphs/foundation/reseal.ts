import type { Database } from './database.ts'
import { resealAnswers } from './idempotency.ts'
import { makeSecretBox, type SecretBox } from './secret-box.ts'
import { keepCurrentFingerprint } from './secret-key-fingerprints.ts'
import { endpointStore } from './webhooks/endpoint-store.ts'
import { openSecret, sealSecret } from './webhooks/secrets.ts'

/**
 * Seals everything kept in a database under the current key, beside running processes; when it is
 * through, the older keys may go. Throws on what no key opens.
 */
export async function reseal(database: Database, secretKeys: readonly Buffer[]): Promise<number> {
  const box = makeSecretBox(secretKeys)
  const resealed = (await resealEndpoints(database, box)) + (await resealAnswers(database, box))
  await keepCurrentFingerprint(database, secretKeys)
  return resealed
}

const BATCH = 200

async function resealEndpoints(database: Database, box: SecretBox): Promise<number> {
  let resealed = 0
  for (let after = ''; ; ) {
    const batch = await endpointStore.secretsBehind(database, after, BATCH)
    for (const { id, secret } of batch) {
      const sealed = sealSecret(box, id, openSecret(box, { id, secret }))
      await endpointStore.replaceSecret(database, { id, secret, sealed })
    }
    resealed += batch.length
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) return resealed
    after = last.id
  }
}

import { StartupError } from '../../platform/config/startup-error.ts'
import { resealAnswers } from '../../subgraphs/foundation/change/idempotency.ts'
import type { Database } from '../../subgraphs/foundation/database/database.ts'
import {
  makeSecretBox,
  type SecretBox,
  UndecryptableSecret,
} from '../../subgraphs/foundation/secrets/secret-box.ts'
import { keepCurrentFingerprint } from '../../subgraphs/foundation/secrets/secret-key-fingerprints.ts'
import {
  endpointStore,
  secretContextOf,
} from '../../subgraphs/foundation/webhooks/endpoint-store.ts'

/** Handling of secrets that no key opens: fail, or leave them unreadable. */
export type IfLost = 'refuse' | 'leave'

/**
 * Reseals all secrets of a database with the current key while processes are running. Afterwards the older keys can be
 * removed.
 */
export async function reseal(
  database: Database,
  secretKeys: readonly Buffer[],
  ifLost: IfLost = 'refuse',
): Promise<Resealed> {
  const count = { resealed: 0, lost: 0 }
  const box = makeSecretBox(secretKeys)
  const resealOne = (sealed: Buffer, context: string): Buffer | null => {
    const plain = openOrNull(box, { sealed, context, ifLost })
    count[plain === null ? 'lost' : 'resealed'] += 1
    return plain === null ? null : box.seal(plain, context)
  }
  await resealEndpoints(database, resealOne)
  await resealAnswers(database, resealOne)
  await keepCurrentFingerprint(database, secretKeys)
  return count
}

export interface Resealed {
  resealed: number
  /** Secrets that no key opens. */
  lost: number
}

/** The same secret under the current key; null when no key opens it. */
export type ResealSecret = (sealed: Buffer, context: string) => Buffer | null

interface Opening {
  sealed: Buffer
  context: string
  ifLost: IfLost
}

function openOrNull(box: SecretBox, { sealed, context, ifLost }: Opening): string | null {
  try {
    return box.open(sealed, context)
  } catch (error) {
    if (ifLost === 'leave' && error instanceof UndecryptableSecret) return null
    throw error instanceof UndecryptableSecret ? keyIsLost(error) : error
  }
}

function keyIsLost(cause: unknown): StartupError {
  return new StartupError(
    'Some secrets open under none of SECRET_KEYS. Add the key that they were sealed under; where it is lost for good, `npm run reseal -- --leave-lost` goes on without them.',
    { cause },
  )
}

const BATCH = 200

async function resealEndpoints(database: Database, sealAnew: ResealSecret): Promise<void> {
  for (let after = ''; ; ) {
    const batch = await endpointStore.secretsBehind(database, after, BATCH)
    for (const { id, secret } of batch) {
      const sealed = sealAnew(secret, secretContextOf(id))
      if (sealed !== null) await endpointStore.replaceSecret(database, { id, secret, sealed })
    }
    const last = batch.at(-1)
    if (last === undefined || batch.length < BATCH) return
    after = last.id
  }
}

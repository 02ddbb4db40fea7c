import { deriveKeys } from '../../../platform/config/derive-keys.ts'
import { StartupError } from '../../../platform/config/startup-error.ts'
import type { Database } from '../database/database.ts'
import { fixedBytes, moment, primary } from '../query/columns.ts'
import { defineEntity } from '../query/entity.ts'

/** Identifies a key without revealing it. */
export interface SecretKeyFingerprint {
  fingerprint: Buffer
  /** First use of the key in this database. */
  firstUsedAt: Date
}

const BYTES = 16

export const SecretKeyFingerprintEntity = defineEntity<SecretKeyFingerprint>({
  name: 'SecretKeyFingerprint',
  tableName: 'secret_key_fingerprints',
  audit: null,
  columns: {
    fingerprint: primary(fixedBytes('fingerprint', BYTES)),
    firstUsedAt: moment('first_used_at'),
  },
})

/** Throws if a key that this database uses is not configured; records the current key. */
export async function requireSecretKeys(
  database: Database,
  secretKeys: readonly Buffer[],
  now: Date,
): Promise<void> {
  await refuseLostKey(database, secretKeys)
  await database.query(
    `INSERT INTO secret_key_fingerprints (fingerprint, first_used_at) VALUES (?, ?)
     ON DUPLICATE KEY UPDATE fingerprint = fingerprint`,
    [fingerprintsOf(secretKeys)[0], now],
  )
}

/** Throws if a key that this database uses is not configured. */
export async function refuseLostKey(
  database: Database,
  secretKeys: readonly Buffer[],
): Promise<void> {
  const configured = fingerprintsOf(secretKeys)
  const used = await database.query<SecretKeyFingerprint[]>(
    'SELECT fingerprint FROM secret_key_fingerprints ORDER BY first_used_at',
  )
  const lost = used.find(({ fingerprint }) => !configured.some((own) => own.equals(fingerprint)))
  if (lost !== undefined)
    throw new StartupError(
      `SECRET_KEYS lacks the key ${lost.fingerprint.toString('hex')}, which secrets of this database are sealed under. Put it back behind the current one; \`npm run reseal\` makes it superfluous.`,
    )
}

/** Call after re-encryption: removes the fingerprints of all other keys. */
export async function keepCurrentFingerprint(
  database: Database,
  secretKeys: readonly Buffer[],
): Promise<void> {
  const [current] = fingerprintsOf(secretKeys)
  await database.query('DELETE FROM secret_key_fingerprints WHERE fingerprint <> ?', [current])
}

export function fingerprintsOf(secretKeys: readonly Buffer[]): Buffer[] {
  return deriveKeys(secretKeys, 'fingerprint').map((key) => key.export().subarray(0, BYTES))
}

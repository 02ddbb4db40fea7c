import { createHmac } from 'node:crypto'
import { deriveKeys } from '../../../platform/config/derive-keys.ts'
import { KEY_BYTES } from '../../../subgraphs/volunteer/api-keys/rules.ts'
import type { PlannedApiKey } from '../../plans/api-key-plans.ts'

/**
 * Derives a sandbox key from the instance's secret, so that every start can print the keys although the database
 * stores only their hashes.
 */
export function apiKeyBytes(secretKeys: readonly Buffer[], name: PlannedApiKey): Buffer {
  const [current] = deriveKeys(secretKeys, 'sandbox-api-key')
  if (!current) throw new Error('SECRET_KEYS holds no key.')

  return createHmac('sha512', current).update(name).digest().subarray(0, KEY_BYTES)
}

import { createHmac } from 'node:crypto'
import { deriveKeys } from '../../platform/keys.ts'
import { KEY_BYTES } from '../../subgraphs/volunteer/api-keys/rules.ts'
import type { PlannedApiKey } from '../plans/api-key-plans.ts'

/**
 * What the text of a sandbox key is made of. It follows from the instance's secret, so that every
 * start can tell the texts although only their hashes are kept.
 */
export function apiKeyBytes(secretKeys: readonly Buffer[], name: PlannedApiKey): Buffer {
  const [current] = deriveKeys(secretKeys, 'sandbox-api-key')
  if (!current) throw new Error('SECRET_KEYS holds no key.')

  return createHmac('sha512', current).update(name).digest().subarray(0, KEY_BYTES)
}

import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/**
 * Derives the 32-byte keys of one purpose from the configured secrets; the first one is current.
 * As key objects, because an HMAC or a cipher under bare bytes takes Node 24 four times as long.
 */
export function deriveKeys(secretKeys: readonly Buffer[], purpose: string): readonly KeyObject[] {
  return secretKeys.map((secret) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))),
  )
}

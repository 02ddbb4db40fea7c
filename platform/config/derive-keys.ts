import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/**
 * Derives the 32-byte keys of one purpose (HKDF) from the configured secrets; the first is the current one. Returns
 * KeyObjects: HMACs and ciphers with raw bytes take four times as long in Node 24.
 */
export function deriveKeys(secretKeys: readonly Buffer[], purpose: string): readonly KeyObject[] {
  return secretKeys.map((secret) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))),
  )
}

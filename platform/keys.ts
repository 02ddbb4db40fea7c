import { hkdfSync } from 'node:crypto'

/** Derives the 32-byte keys of one purpose from the configured secrets; the first one is current. */
export function deriveKeys(secretKeys: readonly Buffer[], purpose: string): readonly Buffer[] {
  return secretKeys.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
}

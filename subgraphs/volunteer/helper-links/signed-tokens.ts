import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import { deriveKeys } from '../../../platform/config/derive-keys.ts'

/** Tokens of a few signed bytes, so that none has to be stored; short enough for a text message. */
export interface SignedTokens {
  seal(payload: Buffer): string
  /** Returns null for a token of another kind or length, or one that no configured key signed. */
  open(token: string): Buffer | null
}

interface TokenKind {
  /** Derives the signing keys, so that a token of one kind is invalid as another. */
  purpose: string
  prefix: string
  payloadBytes: number
}

const TAG_BYTES = 16

/** The first key signs; every key verifies. */
export function makeSignedTokens(secretKeys: readonly Buffer[], kind: TokenKind): SignedTokens {
  const { purpose, prefix, payloadBytes } = kind
  const keys = deriveKeys(secretKeys, purpose)
  const [current] = keys
  if (!current) throw new Error('SECRET_KEYS holds no key.')

  const toText = (bytes: Buffer) => `${prefix}${bytes.toString('base64url')}`
  const length = toText(Buffer.alloc(payloadBytes + TAG_BYTES)).length

  return {
    seal: (payload) => toText(Buffer.concat([payload, tagOf(current, payload)])),
    open(token) {
      if (token.length !== length || !token.startsWith(prefix)) return null
      const bytes = Buffer.from(token.slice(prefix.length), 'base64url')
      // Decoding ignores stray characters, so only the issued spelling is accepted.
      if (bytes.length !== payloadBytes + TAG_BYTES || toText(bytes) !== token) return null

      const payload = bytes.subarray(0, payloadBytes)
      const tag = bytes.subarray(payloadBytes)
      return keys.some((key) => timingSafeEqual(tag, tagOf(key, payload))) ? payload : null
    },
  }
}

function tagOf(key: KeyObject, payload: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest().subarray(0, TAG_BYTES)
}

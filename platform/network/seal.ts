import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import { Problem } from '../../schema/problem.ts'
import type { Caller } from '../caller.ts'
import { deriveKeys } from '../config/derive-keys.ts'
import type { Clock } from '../time/clock.ts'
import { makeReplayCache, type ReplayCache } from './replay-cache.ts'

/** Tiers that others may call over the network. */
const AUDIENCES = ['gateway', 'club', 'volunteer'] as const

export type Audience = (typeof AUDIENCES)[number]

/** Parts of a call that are known before its body is read. */
export interface CallHead {
  audience: Audience
  requestId: string
  path: string
}

/** The call that a seal authorizes. */
export interface SealedCall extends CallHead {
  /** SHA-256 of the call's content, in hex. */
  contentHash: string
}

/** A verified seal that matches the head of its call. */
export interface OpenedSeal {
  caller: Caller
  /** Throws `forbidden` unless the seal is for this content. */
  requireContent(contentHash: string): void
  /** Throws `forbidden` if the seal was used before, at any replica; for mutations and sockets. */
  consume(): Promise<void>
}

/** Signs and verifies calls between tiers. */
export interface Seals {
  seal(call: SealedCall, caller: Caller): string
  /** Throws `forbidden` unless the seal is valid for a call with this head. */
  open(seal: string | undefined, head: CallHead): OpenedSeal
}

/** Keys of the audiences that this process calls or serves. */
export type SealSecrets = Readonly<Partial<Record<Audience, readonly Buffer[]>>>

const LIFETIME_MS = 30_000
/** Seals with a longer lifetime come from a clock that is too far ahead. */
const LONGEST_LIFETIME_MS = 2 * LIFETIME_MS
const NONCE_BYTES = 12

/**
 * A seal is its claims and their HMAC-SHA-256, both in base64url; the encoded claims are signed, so they need no
 * canonical form. Each audience has its own keys: a client of the gateway cannot call a subgraph. The first key
 * signs, all keys verify.
 */
export function makeSeals(
  secrets: SealSecrets,
  clock: Clock,
  takeNonce: ReplayCache = makeReplayCache({ clock }),
): Seals {
  const keys = new Map(AUDIENCES.map((audience) => [audience, toKeys(secrets, audience)]))

  return {
    seal({ audience, requestId, path, contentHash }, caller) {
      const [current] = keys.get(audience) ?? []
      if (current === undefined) throw new Error(`There is no key to seal for ${audience} with.`)

      const expiresAtMs = clock().getTime() + LIFETIME_MS
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      const claims: Claims = [audience, requestId, path, contentHash, expiresAtMs, nonce, caller]
      const text = Buffer.from(JSON.stringify(claims), 'utf8').toString('base64url')
      return `${text}.${sign(current, text).toString('base64url')}`
    },

    open(seal, head) {
      if (!seal) throw sealRefused('is missing')
      const [text = '', signature = ''] = seal.split('.')
      if (!isSigned(keys.get(head.audience) ?? [], text, signature))
        throw sealRefused('was not made with a key of ours')

      const claims = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Claims
      const [audience, requestId, path, contentHash, expiresAtMs, nonce, caller] = claims
      const remainingMs = expiresAtMs - clock().getTime()
      if (audience !== head.audience) throw sealRefused(`is for ${audience}`)
      if (requestId !== head.requestId) throw sealRefused('is for another request')
      if (path !== head.path) throw sealRefused(`is for ${path}`)
      if (remainingMs <= 0) throw sealRefused('has expired')
      if (remainingMs > LONGEST_LIFETIME_MS) throw sealRefused('expires too far in the future')

      return {
        caller,
        requireContent(given) {
          if (given !== contentHash) throw sealRefused('is for other content')
        },
        async consume() {
          if (!(await takeNonce(nonce, expiresAtMs))) throw sealRefused('was used before')
        },
      }
    },
  }
}

type Claims = [
  audience: Audience,
  requestId: string,
  path: string,
  contentHash: string,
  expiresAtMs: number,
  nonce: string,
  caller: Caller,
]

function toKeys(secrets: SealSecrets, audience: Audience): readonly KeyObject[] {
  return deriveKeys(secrets[audience] ?? [], `seal:${audience}`)
}

function sign(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function isSigned(keys: readonly KeyObject[], text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  return keys.some((key) => {
    const expected = sign(key, text)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** The caller learns no reason; the cause is for the log. */
function sealRefused(reason: string): Problem {
  return new Problem('forbidden', 'Only the platform itself may ask this.', undefined, {
    cause: new Error(`The seal ${reason}.`),
  })
}

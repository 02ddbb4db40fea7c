import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Caller } from '../caller.ts'
import type { Clock } from '../clock.ts'
import { deriveKeys } from '../keys.ts'
import { Problem } from '../problem.ts'

/** A tier that others may ask over the network. */
const AUDIENCES = ['gateway', 'club', 'volunteer'] as const

export type Audience = (typeof AUDIENCES)[number]

/** The one call that a seal is good for. */
export interface SealedCall {
  audience: Audience
  requestId: string
  /** Hash of the operation, or of the credential where a caller is asked for. */
  operationHash: string
}

/** How a tier proves to another one on whose behalf it asks. */
export interface Seals {
  seal(call: SealedCall, caller: Caller): string
  /** The caller of a sealed call; throws `forbidden` unless the seal was made for this very call. */
  open(seal: string | undefined, call: SealedCall): Caller
}

const LIFETIME_MS = 30_000

/**
 * A seal is its claims and their HMAC-SHA-256, both in base64url. What is signed are the bytes that
 * travel, so the claims have one spelling only. The first key seals; all of them open.
 */
export function makeSeals(secretKeys: readonly Buffer[], clock: Clock): Seals {
  const keys = deriveKeys(secretKeys, 'seal')
  const [current] = keys
  if (current === undefined) throw new Error('There is no key to seal with.')

  return {
    seal({ audience, requestId, operationHash }, caller) {
      const expiresAtMs = clock().getTime() + LIFETIME_MS
      const claims = JSON.stringify([audience, requestId, operationHash, expiresAtMs, caller])
      const text = Buffer.from(claims, 'utf8').toString('base64url')
      return `${text}.${sign(current, text).toString('base64url')}`
    },

    open(seal, call) {
      if (!seal) throw sealRefused('is missing')
      const [text = '', signature = ''] = seal.split('.')
      if (!isSigned(keys, text, signature)) throw sealRefused('was not made with a key of ours')

      const claims = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Claims
      const [audience, requestId, operationHash, expiresAtMs, caller] = claims
      if (audience !== call.audience) throw sealRefused(`is for ${audience}`)
      if (requestId !== call.requestId) throw sealRefused('is for another request')
      if (operationHash !== call.operationHash) throw sealRefused('is for another operation')
      if (clock().getTime() >= expiresAtMs) throw sealRefused('has expired')

      return caller
    },
  }
}

type Claims = [
  audience: string,
  requestId: string,
  operationHash: string,
  expiresAtMs: number,
  caller: Caller,
]

function sign(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function isSigned(keys: readonly Buffer[], text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  return keys.some((key) => {
    const expected = sign(key, text)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Who asks is told nothing; the reason is for the log. */
function sealRefused(reason: string): Problem {
  return new Problem('forbidden', 'Only the platform itself may ask this.', undefined, {
    cause: new Error(`The seal ${reason}.`),
  })
}

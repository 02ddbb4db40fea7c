import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import { Problem } from '../../../schema/problem.ts'
import type { PublicJwk } from '../identity/identity-principal.ts'

export const MIN_BITS = 2048
export const MAX_BITS = 8192
/** Smaller exponents make signatures forgeable. */
const MIN_EXPONENT = 65_537n

/** Private members of a JWK (RFC 7518, 6.3.2 and 6.4). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

/**
 * Parses an RSA public key as JWK or PEM. A private key has an error of its own: it is compromised and must be
 * replaced.
 */
export function readPublicKey(text: string): PublicJwk {
  const jwk = asJwk(text)
  const isPrivate = jwk !== null && PRIVATE_MEMBERS.some((member) => member in jwk)
  if (isPrivate || text.includes('PRIVATE KEY'))
    throw refused('Send the public half of the key only; this one is no longer private.')

  const key = jwk === null ? fromPem(text) : fromJwk(jwk)
  const { modulusLength: bits = 0, publicExponent: exponent = 0n } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType !== 'rsa' || bits < MIN_BITS || bits > MAX_BITS)
    throw refused(`Send an RSA key of ${MIN_BITS} to ${MAX_BITS} bits.`)
  if (exponent < MIN_EXPONENT || exponent % 2n === 0n)
    throw refused(`Send a key with the usual public exponent, ${MIN_EXPONENT}.`)

  const { n = '', e = '' } = key.export({ format: 'jwk' })
  return { kty: 'RSA', n, e }
}

function asJwk(text: string): JsonWebKey | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' ? (parsed as JsonWebKey) : null
  } catch {
    return null
  }
}

function fromJwk(key: JsonWebKey): KeyObject {
  try {
    return createPublicKey({ key, format: 'jwk' })
  } catch {
    throw unreadable()
  }
}

function fromPem(text: string): KeyObject {
  try {
    return createPublicKey({ key: text, format: 'pem' })
  } catch {
    throw unreadable()
  }
}

function unreadable(): Problem {
  return refused('Send an RSA public key as a JWK in JSON, or as PEM.')
}

function refused(message: string): Problem {
  return new Problem('invalid_input', `publicKey: ${message}`)
}

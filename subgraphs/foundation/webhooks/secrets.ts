import type { SecretBox } from '../secrets/secret-box.ts'

const SECRET_BYTES = 32

/** A new signing secret; the whole text is the key, as UTF-8. */
export function newSecret(randomBytes: (size: number) => Buffer): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`
}

export function sealSecret(box: SecretBox, endpointId: string, secret: string): Buffer {
  return box.seal(secret, secretContextOf(endpointId))
}

export function openSecret(box: SecretBox, endpoint: { id: string; secret: Buffer }): string {
  return box.open(endpoint.secret, secretContextOf(endpoint.id))
}

/** What a secret is bound to. */
export function secretContextOf(endpointId: string): string {
  return `webhook-secret:${endpointId}`
}

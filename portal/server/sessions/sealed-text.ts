import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Texts that only this portal can read and that only it can have written. */
export interface Sealer {
  seal(text: string, purpose: SealPurpose): string
  /** Null for a text that was changed, that another key sealed, or that was sealed for another purpose. */
  open(sealed: string, purpose: SealPurpose): string | null
}

export type SealPurpose = 'session' | 'sign-in' | 'court'

const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM; the first key seals, each of them opens, so that keys can be rotated. */
export function makeSealer(keys: readonly Buffer[]): Sealer {
  const derived = keys.map((key) =>
    Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'clubgate portal cookies', 32)),
  )
  const [current] = derived
  if (current === undefined) throw new Error('The portal needs a key that seals its cookies.')

  return {
    seal(text, purpose) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null
      for (const key of derived) {
        const text = openWith(key, bytes, purpose)
        if (text !== null) return text
      }
      return null
    },
  }
}

function openWith(key: Buffer, bytes: Buffer, purpose: SealPurpose): string | null {
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
  try {
    const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
    return Buffer.concat([start, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { deriveKeys } from '../../../platform/config/derive-keys.ts'

/** Encrypts secrets at rest with AES-256-GCM: seals with the current key, opens with any configured key. */
export interface SecretBox {
  /** `context` is authenticated: the box opens only with the same context. */
  seal(plain: string, context: string): Buffer
  /** Throws `UndecryptableSecret`. */
  open(box: Buffer, context: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The box is damaged, has another context, or its key is no longer configured. */
export class UndecryptableSecret extends AggregateError {}

export function makeSecretBox(secretKeys: readonly Buffer[]): SecretBox {
  const keys = deriveKeys(secretKeys, 'secret-box')
  const [current] = keys
  if (!current) throw new Error('SECRET_KEYS holds no key.')

  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(box, context) {
      const faults: unknown[] = []
      for (const key of keys) {
        try {
          return openWith(key, box, context)
        } catch (error) {
          faults.push(error)
        }
      }
      throw new UndecryptableSecret(faults, 'No configured key opens this box.')
    },
  }
}

function openWith(key: KeyObject, box: Buffer, context: string): string {
  const nonce = box.subarray(0, NONCE_BYTES)
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  // Without an explicit length, Node accepts a tag truncated to four bytes.
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag)
  return (
    decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
    decipher.final('utf8')
  )
}

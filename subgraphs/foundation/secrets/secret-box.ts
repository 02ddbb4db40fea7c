import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { deriveKeys } from '../../../platform/keys.ts'

/** Keeps secrets at rest: AES-256-GCM, sealed under the current key, opened under any configured one. */
export interface SecretBox {
  /** `context` is bound to the box: it opens only under the same one. */
  seal(plain: string, context: string): Buffer
  /** Throws when the box is damaged, foreign, or its key is no longer configured. */
  open(box: Buffer, context: string): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** It is damaged or foreign, or its key is no longer configured. */
export class NoKeyOpens extends AggregateError {}

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
      throw new NoKeyOpens(faults, 'No configured key opens this box.')
    },
  }
}

function openWith(key: KeyObject, box: Buffer, context: string): string {
  const nonce = box.subarray(0, NONCE_BYTES)
  const tag = box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  // Without its length said, a tag cut down to four bytes would do.
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag)
  return (
    decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') +
    decipher.final('utf8')
  )
}

import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** Last position of a page of bookings. */
export interface Position {
  start: number
  id: string
}

const TAG_BYTES = 16

/** Sealed cursors, bound to their owner. */
export function makeCursors(bytes: Buffer) {
  const key = createSecretKey(bytes)
  const tagOf = (owner: string, payload: Buffer) =>
    createHmac('sha256', key).update(owner).update(payload).digest().subarray(0, TAG_BYTES)

  return {
    seal(owner: string, position: Position): string {
      const payload = Buffer.from(JSON.stringify(position))
      return Buffer.concat([tagOf(owner, payload), payload]).toString('base64url')
    },
    open(owner: string, cursor: string): Position {
      const bytes = Buffer.from(cursor, 'base64url')
      const payload = bytes.subarray(TAG_BYTES)
      const isIntact =
        payload.length > 0 && timingSafeEqual(bytes.subarray(0, TAG_BYTES), tagOf(owner, payload))
      if (!isIntact) throw new Refusal(400, 'invalid_cursor')

      return JSON.parse(payload.toString())
    },
  }
}

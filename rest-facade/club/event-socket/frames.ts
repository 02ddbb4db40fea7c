import type { ClubEventFieldsFragment } from '../../../built/types/operations.ts'
import type { Positioned } from '../../../platform/limits/ring-buffer.ts'
import type { AnswerContext } from '../../route.ts'
import { toFeedEvent } from '../bodies/events.ts'

/** An event record as a WebSocket text frame. */
export interface Frame extends Positioned {
  bytes: Buffer
}

/**
 * Encodes the frame once for all sockets: frames of a server are not masked, so their bytes are equal on each
 * socket, and encoding per socket would be most of the work of a busy club.
 */
export function toFrame(event: ClubEventFieldsFragment, context: AnswerContext): Frame {
  const record = Buffer.from(JSON.stringify(toFeedEvent(event, context)), 'utf8')
  return {
    position: BigInt(event.publicationSequence),
    bytes: Buffer.concat([headOf(record.length), record]),
  }
}

/** Concatenates frames, and reuses the last result: sockets at the same position need the same bytes. */
export function makeJoinFrames() {
  let known: { first: Frame; last: Frame; bytes: Buffer } | null = null

  return (frames: readonly Frame[]): Buffer => {
    const [first, last] = [frames[0], frames.at(-1)]
    if (first === undefined || last === undefined) return Buffer.alloc(0)
    if (first === last) return first.bytes
    if (known?.first === first && known.last === last) return known.bytes

    known = { first, last, bytes: Buffer.concat(frames.map(({ bytes }) => bytes)) }
    return known.bytes
  }
}

const FINAL_TEXT = 0x81
const LENGTH_IN_16_BITS = 126
const LENGTH_IN_64_BITS = 127

/** RFC 6455, 5.2. */
function headOf(length: number): Buffer {
  if (length < LENGTH_IN_16_BITS) return Buffer.from([FINAL_TEXT, length])
  if (length < 2 ** 16) {
    const head = Buffer.from([FINAL_TEXT, LENGTH_IN_16_BITS, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.alloc(10)
  head.set([FINAL_TEXT, LENGTH_IN_64_BITS])
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}

/** What a frame brings: a piece of an answer, its last piece, or the last piece of a refusal. */
export const FRAME_KINDS = { piece: 0, answer: 1, refusal: 2 } as const

export type FrameKind = (typeof FRAME_KINDS)[keyof typeof FRAME_KINDS]

export interface AnswerFrame {
  kind: FrameKind
  /** Id of the item that it answers. */
  id: number
  bytes: Buffer
}

const HEAD_BYTES = 9

/** One message with many frames, since an answer is often shorter than the system's cost of sending it. */
export function toFrames(frames: readonly AnswerFrame[]): Buffer {
  const size = frames.reduce((sum, { bytes }) => sum + HEAD_BYTES + bytes.length, 0)
  const message = Buffer.allocUnsafe(size)
  let at = 0
  for (const { kind, id, bytes } of frames) {
    message.writeUInt8(kind, at)
    message.writeUInt32BE(id, at + 1)
    message.writeUInt32BE(bytes.length, at + 5)
    at += HEAD_BYTES
    at += bytes.copy(message, at)
  }
  return message
}

/** Throws for a message that is not whole. */
export function fromFrames(message: Buffer): AnswerFrame[] {
  const frames: AnswerFrame[] = []
  for (let at = 0; at < message.length; ) {
    if (at + HEAD_BYTES > message.length) throw new Error('A frame ends within its head.')
    const kind = message.readUInt8(at)
    const id = message.readUInt32BE(at + 1)
    const end = at + HEAD_BYTES + message.readUInt32BE(at + 5)
    if (end > message.length || !isKind(kind)) throw new Error('A frame is not whole.')
    frames.push({ kind, id, bytes: message.subarray(at + HEAD_BYTES, end) })
    at = end
  }
  return frames
}

function isKind(kind: number): kind is FrameKind {
  return kind === FRAME_KINDS.piece || kind === FRAME_KINDS.answer || kind === FRAME_KINDS.refusal
}

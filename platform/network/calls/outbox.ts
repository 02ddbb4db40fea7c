import { WebSocket } from 'ws'
import { type AnswerFrame, FRAME_KINDS, type FrameKind, toFrames } from './answer-frames.ts'

export interface Outbox {
  /** Queues the answer of an item. */
  add(id: number, kind: FrameKind, chunks: readonly Buffer[]): void
  /** Bytes that the caller has not taken yet. */
  unsentBytes(): number
}

/** A long answer gives way after each piece. */
const PIECE_BYTES = 64 * 1024
/** Beyond this in the socket's buffer, answers wait where short ones can still pass long ones. */
const BUFFERED_BYTES = 512 * 1024

interface Queued {
  id: number
  kind: FrameKind
  chunks: Buffer[]
}

/**
 * Sends answers in the order in which they come, those of one turn of the event loop in one message. Long ones take
 * turns piece by piece, so a short one waits for no long one.
 */
export function makeOutbox(socket: WebSocket): Outbox {
  let queue: Queued[] = []
  let bytes = 0
  let isScheduled = false

  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(flush)
  }

  const flush = () => {
    isScheduled = false
    while (queue.length > 0 && socket.readyState === WebSocket.OPEN) {
      if (socket.bufferedAmount > BUFFERED_BYTES) return
      const message = toFrames(takeFrames())
      socket.send(message, schedule)
    }
  }

  const takeFrames = (): AnswerFrame[] => {
    const frames: AnswerFrame[] = []
    const unfinished: Queued[] = []
    let size = 0
    let taken = 0
    for (const queued of queue) {
      if (size >= PIECE_BYTES) break
      const piece = takePiece(queued.chunks)
      const isLast = queued.chunks.length === 0
      frames.push({ kind: isLast ? queued.kind : FRAME_KINDS.piece, id: queued.id, bytes: piece })
      if (!isLast) unfinished.push(queued)
      size += piece.length
      taken += 1
    }
    queue = [...queue.slice(taken), ...unfinished]
    bytes -= size
    return frames
  }

  return {
    add(id, kind, chunks) {
      queue.push({ id, kind, chunks: [...chunks] })
      for (const { length } of chunks) bytes += length
      schedule()
    },
    unsentBytes: () => bytes + socket.bufferedAmount,
  }
}

const NOTHING = Buffer.alloc(0)

/** Removes the next piece from the chunks. */
function takePiece(chunks: Buffer[]): Buffer {
  const chunk = chunks.shift() ?? NOTHING
  if (chunk.length <= PIECE_BYTES) return chunk

  chunks.unshift(chunk.subarray(PIECE_BYTES))
  return chunk.subarray(0, PIECE_BYTES)
}

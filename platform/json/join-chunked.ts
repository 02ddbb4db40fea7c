import { yieldToEventLoop } from '../limits/yield-to-event-loop.ts'

const BYTES_OF_A_TURN = 1024 * 1024

/** Concatenates chunks; a long result is copied in steps that yield to the event loop. */
export function joinChunked(chunks: readonly Buffer[], size: number): Buffer | Promise<Buffer> {
  if (chunks.length === 1 && chunks[0]) return chunks[0]
  return size > BYTES_OF_A_TURN ? joinInTurns(chunks, size) : Buffer.concat(chunks)
}

async function joinInTurns(chunks: readonly Buffer[], size: number): Promise<Buffer> {
  const joined = Buffer.allocUnsafeSlow(size)
  let at = 0
  let turnEnds = BYTES_OF_A_TURN
  for (const chunk of chunks) {
    if (at >= turnEnds) {
      await yieldToEventLoop()
      turnEnds = at + BYTES_OF_A_TURN
    }
    at += chunk.copy(joined, at)
  }
  return joined
}

import { nextTurn } from '../limits/yield-to-event-loop.ts'

const BYTES_OF_A_TURN = 1024 * 1024

/** All chunks as one. The first touch of so much memory takes its time: of a long one, in turns with others. */
export function join(chunks: readonly Buffer[], size: number): Buffer | Promise<Buffer> {
  if (chunks.length === 1 && chunks[0]) return chunks[0]
  return size > BYTES_OF_A_TURN ? joinInTurns(chunks, size) : Buffer.concat(chunks)
}

async function joinInTurns(chunks: readonly Buffer[], size: number): Promise<Buffer> {
  const joined = Buffer.allocUnsafeSlow(size)
  let at = 0
  let turnEnds = BYTES_OF_A_TURN
  for (const chunk of chunks) {
    if (at >= turnEnds) {
      await nextTurn()
      turnEnds = at + BYTES_OF_A_TURN
    }
    at += chunk.copy(joined, at)
  }
  return joined
}

import { WebSocket } from 'ws'

/** How much of what was sent to a socket may be unread by its peer. */
export interface UnsentLimits {
  bytes: number
  /** A short frame costs some hundred bytes besides its own. */
  frames: number
}

/** Try again later (IANA registry of WebSocket close codes): clients come back with a delay. */
export const TRY_AGAIN_LATER = 1013

/**
 * Sends texts to a socket, and closes it when its peer leaves too much unread. Resolves when the text
 * was written; a text for a socket that closes is dropped, and resolves with the end of the socket.
 */
export function makeBoundedSend(
  socket: WebSocket,
  limits: UnsentLimits,
): (text: string) => Promise<void> {
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let unsentFrames = 0

  return async (text) => {
    const isFull = unsentFrames >= limits.frames || socket.bufferedAmount >= limits.bytes
    if (isFull) socket.close(TRY_AGAIN_LATER, 'Answers are not read')
    if (socket.readyState !== WebSocket.OPEN) return gone

    const { promise, resolve, reject } = Promise.withResolvers<void>()
    unsentFrames += 1
    socket.send(text, (error) => {
      unsentFrames -= 1
      if (error) reject(error)
      else resolve()
    })
    return promise
  }
}

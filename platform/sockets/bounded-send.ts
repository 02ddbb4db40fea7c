import { WebSocket } from 'ws'

/** Limits of unsent data on a socket whose peer does not read. */
export interface UnsentLimits {
  bytes: number
  /** Each queued frame costs some hundred bytes beside its payload. */
  frames: number
}

/** WebSocket close code "Try Again Later" (IANA): clients reconnect after a delay. */
export const TRY_AGAIN_LATER = 1013

/**
 * Sends text on a socket, and closes the socket of a slow client that exceeds the limits. Resolves when the text is
 * written; on a closing socket, and on one whose peer hung up, the text is dropped, and the promise resolves when the
 * socket is closed.
 */
export function makeBoundedSend(
  socket: WebSocket,
  limits: UnsentLimits,
  /** Called once, for a peer that hung up before it had read everything. */
  onHungUp?: (error: Error) => void,
): (text: string) => Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let unsentFrames = 0
  let isLost = false
  const lose = (error: Error) => {
    if (!isLost) onHungUp?.(error)
    isLost = true
  }

  return async (text) => {
    const isFull = unsentFrames >= limits.frames || socket.bufferedAmount >= limits.bytes
    if (isFull) socket.close(TRY_AGAIN_LATER, 'Answers are not read')
    if (socket.readyState !== WebSocket.OPEN) return closed

    const { promise, resolve } = Promise.withResolvers<void>()
    unsentFrames += 1
    socket.send(text, (error) => {
      unsentFrames -= 1
      if (!error) return resolve()
      lose(error)
      closed.then(resolve)
    })
    return promise
  }
}

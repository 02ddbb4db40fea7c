/** Frames that wait for the consumer; beyond this the socket is given up, and the log replays the rest. */
const MAX_WAITING_FRAMES = 1000
/** A half-open connection delivers neither a frame nor an end, and a browser does not see the server's pings. */
export const MAX_SILENCE_MS = 5 * 60_000
/** Reason of an end after that silence, which is normal in a quiet club. */
export const SILENCE = 'silence'
const CONNECT_TIMEOUT_MS = 15_000

/** Why a socket ended; code 0 if this side ended it. */
export interface SocketEnd {
  code: number
  reason: string
}

export interface EventFrames {
  /** Resolves when the socket is open, or has ended before. */
  opened: Promise<void>
  /** The next text frame; behind the last one how the socket ended. */
  next(): Promise<string | SocketEnd>
  close(): void
}

/** Opens a socket and buffers its frames, within a bound. */
export function readFrames(url: string, maxSilenceMs = MAX_SILENCE_MS): EventFrames {
  const socket = new WebSocket(url)
  const waiting: string[] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let end: SocketEnd | null = null
  let wake = () => {}
  let timer = setTimeout(() => finish('connect_timeout'), CONNECT_TIMEOUT_MS)

  socket.addEventListener('open', () => {
    noteLife()
    open()
  })
  socket.addEventListener('close', ({ code, reason }) => finish(reason, code))
  socket.addEventListener('error', () => finish('connection_failed'))
  socket.addEventListener('message', ({ data }) => {
    // Frames behind the end belong to the replay of the next connection.
    if (end !== null) return
    noteLife()
    waiting.push(String(data))
    if (waiting.length >= MAX_WAITING_FRAMES) finish('slow_consumer')
    wake()
  })

  function noteLife(): void {
    clearTimeout(timer)
    timer = setTimeout(() => finish(SILENCE), maxSilenceMs)
  }

  function finish(reason: string, code = 0): void {
    clearTimeout(timer)
    end ??= { code, reason }
    if (socket.readyState <= WebSocket.OPEN) socket.close()
    open()
    wake()
  }

  return {
    opened,
    async next() {
      for (;;) {
        const frame = waiting.shift() ?? end
        if (frame !== null) return frame
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    close: () => finish('closed'),
  }
}

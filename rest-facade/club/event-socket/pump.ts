import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ClubFeed } from './club-feed.ts'
import type { Frame } from './frames.ts'

export interface Pump {
  feed: ClubFeed
  socket: WebSocket
  /** The connection below the socket. */
  connection: Duplex
  /** Reads the frames after a position that has left the buffer of the feed, and their last position. */
  replay(position: bigint): Promise<{ frames: readonly Frame[]; position: bigint }>
  drainTimeoutMs: number
}

/** Maximum of buffered bytes per client; above it, the high-water mark of Node is reached, and 'drain' follows. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** Maximum of frames per write, between two checks of the buffer. */
const MAX_FRAMES = 100

/** The client does not read. */
export class NotDrained extends Error {}

/** Sends all events after `position`, at the pace at which the client reads, until the socket closes. */
export async function pumpEvents(pump: Pump, position: bigint): Promise<void> {
  const { feed, socket } = pump
  for (let at = position; socket.readyState === socket.OPEN; ) {
    const buffer = feed.recent()
    // A null buffer: the feed has not begun yet. Null frames: the buffer no longer contains the position.
    const frames = buffer === null ? [] : buffer.after(at)
    if (frames === null) {
      const page = await pump.replay(at)
      sendFrames(pump, page.frames)
      at = page.position
    } else if (frames.length === 0) {
      await waitForChange(feed, socket)
    } else {
      const next = frames.slice(0, MAX_FRAMES)
      sendFrames(pump, next)
      at = next.at(-1)?.position ?? at
    }
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) await waitForDrain(pump)
  }
}

/** Writes to the connection directly: the library would encode the frames again for each socket. */
function sendFrames({ feed, socket, connection }: Pump, frames: readonly Frame[]): void {
  if (socket.readyState === socket.OPEN && frames.length > 0) connection.write(feed.join(frames))
}

function waitForChange(feed: ClubFeed, socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      removeListener()
      socket.off('close', wake)
      resolve()
    }
    const removeListener = feed.onChange(wake)
    socket.once('close', wake)
  })
}

function waitForDrain({ socket, connection, drainTimeoutMs }: Pump): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timeOut = () => reject(new NotDrained('The client does not read.'))
  const timeout = setTimeout(timeOut, drainTimeoutMs)
  connection.once('drain', resolve)
  socket.once('close', resolve)
  return promise.finally(() => {
    clearTimeout(timeout)
    connection.off('drain', resolve)
    socket.off('close', resolve)
  })
}

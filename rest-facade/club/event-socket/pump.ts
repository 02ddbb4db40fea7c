import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { ClubFeed } from './club-feed.ts'
import type { Frame } from './frames.ts'

export interface Pump {
  feed: ClubFeed
  socket: WebSocket
  /** What the socket writes to. */
  connection: Duplex
  /** Reads the frames behind a position that the feed no longer keeps, and up to where they reach. */
  replay(position: bigint): Promise<{ frames: readonly Frame[]; position: bigint }>
  drainWithinMs: number
}

/** How many bytes may wait for a client to read them; the rest stays in the log. */
const MAX_WAITING_BYTES = 64 * 1024

/** How many frames are handed to the socket before it is looked at again. */
const MAX_FRAMES = 100

/** The client does not read. */
export class NotDrained extends Error {}

/** Sends every event behind `position`, as fast as the client takes them, until the socket closes. */
export async function pumpEvents(pump: Pump, position: bigint): Promise<void> {
  const { feed, socket } = pump
  for (let at = position; socket.readyState === socket.OPEN; ) {
    const live = feed.recent()
    const recent = live === null ? [] : live.after(at)
    if (recent === null) {
      const page = await pump.replay(at)
      sendFrames(pump, page.frames)
      at = page.position
    } else if (recent.length === 0) {
      await changed(feed, socket)
    } else {
      const frames = recent.slice(0, MAX_FRAMES)
      sendFrames(pump, frames)
      at = frames.at(-1)?.position ?? at
    }
    if (socket.bufferedAmount > MAX_WAITING_BYTES) await drained(pump)
  }
}

/** Past the library, which would frame the same records for each socket. */
function sendFrames({ feed, socket, connection }: Pump, frames: readonly Frame[]): void {
  if (socket.readyState === socket.OPEN && frames.length > 0) connection.write(feed.join(frames))
}

function changed(feed: ClubFeed, socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      forget()
      socket.off('close', wake)
      resolve()
    }
    const forget = feed.onChange(wake)
    socket.once('close', wake)
  })
}

function drained({ socket, connection, drainWithinMs }: Pump): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = () => reject(new NotDrained('The client does not read.'))
  const patience = setTimeout(giveUp, drainWithinMs)
  connection.once('drain', resolve)
  socket.once('close', resolve)
  return promise.finally(() => {
    clearTimeout(patience)
    connection.off('drain', resolve)
    socket.off('close', resolve)
  })
}

import { connect, type Socket } from 'node:net'

export interface RawEventSocket {
  /** Arrival times by event id, by the clock of the machine. */
  arrivals: Map<string, number>
  /** Number of frames including duplicates. */
  frames(): number
  pause(): void
  close(): void
}

const HEAD_END = '\r\n\r\n'
/** A record begins `{"id":"`, and a UUID follows. */
const ID_AT = 7
const ID_LENGTH = 36

/**
 * A minimal client of the event stream, since a thousand of them share the machine with the measured server. Frames of
 * a server are not masked, and these are short.
 */
export function openRawSocket(at: { host: string; port: number }, ticket: string) {
  const socket = connect(at.port, at.host)
  socket.setNoDelay(true)
  socket.write(
    [
      `GET /v1/club/events?ticket=${ticket} HTTP/1.1`,
      `Host: ${at.host}:${at.port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Sec-WebSocket-Version: 13${HEAD_END}`,
    ].join('\r\n'),
  )
  return new Promise<RawEventSocket>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('data', (head: Buffer) => {
      const end = head.indexOf(HEAD_END)
      if (!head.toString('latin1', 9, 12).startsWith('101') || end === -1)
        return reject(new Error(head.toString('latin1')))
      resolve(readFrames(socket, head.subarray(end + HEAD_END.length)))
    })
  })
}

function readFrames(socket: Socket, first: Buffer): RawEventSocket {
  const arrivals = new Map<string, number>()
  let frames = 0
  let rest = first
  socket.on('data', (chunk: Buffer) => {
    const nowMs = performance.timeOrigin + performance.now()
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (let end = endOf(rest, at); end !== -1; end = endOf(rest, at)) {
      const payloadAt = rest.readUInt8(at + 1) === 126 ? at + 4 : at + 2
      if (rest.readUInt8(at) === 0x81) {
        frames += 1
        const id = rest.toString('latin1', payloadAt + ID_AT, payloadAt + ID_AT + ID_LENGTH)
        if (!arrivals.has(id)) arrivals.set(id, nowMs)
      }
      at = end
    }
    rest = rest.subarray(at)
  })
  return {
    arrivals,
    frames: () => frames,
    pause: () => void socket.pause(),
    close: () => void socket.destroy(),
  }
}

/** End of the frame at this index; -1 if it is incomplete. */
function endOf(bytes: Buffer, at: number): number {
  if (bytes.length < at + 4) return -1
  const short = bytes.readUInt8(at + 1)
  const end = short === 126 ? at + 4 + bytes.readUInt16BE(at + 2) : at + 2 + short
  return end <= bytes.length ? end : -1
}

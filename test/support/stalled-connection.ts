import type { IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'

/** The beginning of a close frame with the code 1013. */
export const CLOSE_1013 = String.fromCharCode(0x88, 13, 0x03, 0xf5)

/**
 * A connection whose client stops reading exactly when it is told to: a real one goes on until the
 * buffers of two kernels are full, whose size is theirs to choose.
 */
export function makeStalled() {
  let text = ''
  let isStalled = false
  let goOn: () => void = () => {}
  const connection = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString('latin1')
      if (isStalled) goOn = done
      else done()
    },
  })
  return {
    connection: Object.assign(connection, { setTimeout() {}, setNoDelay() {} }),
    text: () => text,
    stall() {
      isStalled = true
    },
    /** Whether nothing more will be written behind what waits. */
    isGivenUp: () => connection.writableEnded,
    readOn() {
      isStalled = false
      goOn()
    },
  }
}

/** The request of a client that connects with a ticket over a connection. */
export function anUpgrade(ticket: string, connection: Duplex): IncomingMessage {
  const request = {
    method: 'GET',
    url: `/v1/club/events?ticket=${ticket}`,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    },
    socket: connection,
  }
  // What of a request an upgrade looks at.
  return request as unknown as IncomingMessage
}

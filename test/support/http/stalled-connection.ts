import type { IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'

/** The beginning of a close frame with the code 1013. */
export const CLOSE_1013 = String.fromCharCode(0x88, 13, 0x03, 0xf5)

/**
 * A connection whose client stops reading at an exact point: a real one goes on until the
 * buffers of two kernels are full, whose size is theirs to choose.
 */
export function makeStalled() {
  let text = ''
  let isStalled = false
  const connection = new Duplex({
    read() {},
    write(_chunk, _encoding, done) {
      if (!isStalled) done()
    },
  })
  const { write } = connection
  connection.write = (chunk: string | Buffer) => {
    text += chunk.toString('latin1')
    return write.call(connection, chunk, 'latin1')
  }
  return {
    connection: Object.assign(connection, { setTimeout() {}, setNoDelay() {} }),
    /** All that was meant for the client, whether it took it or not. */
    text: () => text,
    stall() {
      isStalled = true
    },
  }
}

/** The request of a client that connects with a ticket over a connection. */
export function anUpgrade(ticket: string, connection: Duplex): IncomingMessage {
  return anUpgradeTo(`/v1/club/events?ticket=${ticket}`, connection)
}

/** The request of a client for the socket at a URL. */
export function anUpgradeTo(
  url: string,
  connection: Duplex,
  headers: Readonly<Record<string, string>> = {},
): IncomingMessage {
  const request = {
    method: 'GET',
    url,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      ...headers,
    },
    socket: connection,
  }
  // What of a request an upgrade looks at.
  return request as unknown as IncomingMessage
}

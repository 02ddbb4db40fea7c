import { type AddressInfo, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { Certificate } from './receiver.ts'

export interface ResettingReceiver {
  url: string
  /** Requests of which at least one byte arrived. */
  requests: number
  connections: number
  /** Closes every idle connection, and resolves when the peer can see it. */
  endIdle(how: 'end' | 'reset'): Promise<void>
  close(): Promise<void>
}

export interface ResettingSetup {
  certificate: Certificate
  /** Requests that a connection answers with 204 before it resets the next one. */
  answered?: number
  /** Bytes of a request, TLS taken off, after which its connection is reset; never where it is null. */
  resetAfter: number | null
}

/** A partner's server below HTTP: it counts requests by their first byte, and resets them at a chosen one. */
export async function startResettingReceiver({
  certificate,
  answered = 0,
  resetAfter,
}: ResettingSetup): Promise<ResettingReceiver> {
  const receiver = { requests: 0, connections: 0 }
  const idle = new Map<Socket, TLSSocket>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    receiver.connections += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    const secure = new TLSSocket(socket, { isServer: true, ...certificate })
    let left = answered
    /** Of the request that is received: its beginning, to the end of its head, and its length so far. */
    let [head, length] = [Buffer.alloc(0), 0]
    secure.on('error', () => {})
    secure.on('data', (chunk: Buffer) => {
      if (length === 0) receiver.requests += 1
      idle.delete(socket)
      if (sizeOf(head) === Number.POSITIVE_INFINITY) head = Buffer.concat([head, chunk])
      length += chunk.length
      const isReset = left === 0 && resetAfter !== null
      if (isReset && length >= Math.min(resetAfter, sizeOf(head)))
        return void socket.resetAndDestroy()
      if (isReset || length < sizeOf(head)) return

      left -= 1
      ;[head, length] = [Buffer.alloc(0), 0]
      idle.set(socket, secure)
      secure.write('HTTP/1.1 204 No Content\r\n\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return Object.assign(receiver, {
    url: `https://localhost:${port}/hook`,
    async endIdle(how: 'end' | 'reset') {
      const closing = [...idle].map(([socket, secure]) => {
        return new Promise<void>((resolve) => {
          if (how === 'end') secure.end(resolve)
          else socket.once('close', () => resolve()).resetAndDestroy()
        })
      })
      await Promise.all(closing)
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  })
}

/** Of a whole request; without end while its head is not there. */
function sizeOf(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return Number.POSITIVE_INFINITY
  const [, length = '0'] = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end)) ?? []
  return end + 4 + Number(length)
}

import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { generate } from 'selfsigned'

/** A received POST, with its unparsed body. */
export interface Received {
  headers: IncomingMessage['headers']
  body: string
  path: string
}

export interface Receiver {
  url: string
  port: number
  received: Received[]
  /** Connections opened so far. */
  connections: number
  close(): Promise<void>
}

export type Behaviour = (received: Received, response: ServerResponse) => void

export interface Certificate {
  key: string
  cert: string
}

interface CertificateSetup {
  notBeforeDate?: Date
  notAfterDate?: Date
}

/** A self-signed certificate for localhost and loopback. */
export async function makeCertificate(setup: CertificateSetup = {}): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...setup,
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: 'hooks.partner.com' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  return { key, cert }
}

/** A partner's server; it answers 204 by default. */
export async function startReceiver(
  certificate: Certificate | null,
  behave: Behaviour = (_received, response) => void response.writeHead(204).end(),
): Promise<Receiver> {
  const receiver = { received: [] as Received[], connections: 0 }
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    const received = { headers: request.headers, body, path: request.url ?? '' }
    receiver.received.push(received)
    behave(received, response)
  }
  const server: Server = certificate
    ? createServer(certificate, listener)
    : createHttpServer(listener)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    receiver.connections += 1
    socket.on('error', () => {})
    sockets.add(socket.once('close', () => sockets.delete(socket)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return Object.assign(receiver, {
    url: `https://localhost:${port}/hook`,
    port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  })
}

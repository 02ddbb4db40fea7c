import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Certificate } from '../../../subgraphs/foundation/webhooks/receiver.ts'

/** A partner's server, which counts the events that it took. */
export interface EventReceiver {
  url: string
  /** How often each event was taken, by what names it. */
  taken: ReadonlyMap<string, number>
  /** Requests that it answered in any way, or never. */
  asked(): number
  goAway(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

/** Answers, or fails to; true if the event counts as taken. */
export type Answering = (response: ServerResponse) => boolean

export interface Receiving {
  host?: string
  answer?: Answering
  nameOf?: (event: ReceivedEvent) => string
}

/** What both products send has an id; the Volunteer API's also the resource. */
export interface ReceivedEvent {
  id: string
  data?: { role?: { id: string } }
}

const take: Answering = (response) => {
  response.writeHead(204).end()
  return true
}

export async function startEventReceiver(
  certificate: Certificate,
  { host = 'localhost', answer = take, nameOf = ({ id }) => id }: Receiving = {},
): Promise<EventReceiver> {
  const taken = new Map<string, number>()
  const sockets = new Set<Socket>()
  let asked = 0
  const listen = async (port: number) => {
    const server = createServer(certificate, async (request, response) => {
      asked += 1
      const body = await text(request).catch(() => null)
      if (body === null || !answer(response)) return

      const id = nameOf(JSON.parse(body))
      taken.set(id, (taken.get(id) ?? 0) + 1)
    })
    server.on('connection', (socket: Socket) => {
      socket.on('error', () => {})
      sockets.add(socket.once('close', () => sockets.delete(socket)))
    })
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    return server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const goAway = async () => {
    const closed = new Promise((done) => server.close(done))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    url: `https://${host}:${port}/hook`,
    taken,
    asked: () => asked,
    goAway,
    async comeBack() {
      server = await listen(port)
    },
    close: goAway,
  }
}

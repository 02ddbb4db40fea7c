import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { checkFrame } from '../openapi/check-delivery.ts'
import { noteAnswer } from '../openapi/seen-answers.ts'
import { until } from '../time/until.ts'

/** An event record, as it arrived. */
export interface Received {
  id: string
  publication_sequence: string
  [field: string]: unknown
}

/** A client of the event stream. */
export interface EventClient {
  socket: WebSocket
  /** In the order of their arrival. */
  received: Received[]
  ids(): string[]
  closed: Promise<{ code: number; reason: string }>
  /** Waits for so many events in all. */
  untilReceived(count: number): Promise<void>
  close(): void
}

/** The answer to an upgrade that was refused. */
class Refused extends Error {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: { error: { code: string; request_id: string; details?: unknown } }

  constructor({ statusCode = 0, headers }: IncomingMessage, body: string) {
    super(`${statusCode} ${body}`)
    this.status = statusCode
    this.headers = headers
    this.body = JSON.parse(body)
  }
}

export interface ConnectOptions {
  ticket: string
  /** Leaves pings without an answer. */
  autoPong?: boolean
}

/** Connects with a ticket; resolves once the socket is open, and rejects with `Refused`. */
export function connectEvents(
  address: string,
  { ticket, autoPong = true }: ConnectOptions,
): Promise<EventClient> {
  const socket = new WebSocket(`${address}?ticket=${ticket}`, { autoPong })
  const received: Received[] = []
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  socket.on('upgrade', () => noteAnswer('GET /v1/club/events 101', null))
  socket.on('message', (data, isBinary) => {
    if (isBinary) throw new Error('An event came as a binary frame.')
    const frame = JSON.parse(String(data))
    checkFrame(frame)
    received.push(frame)
  })
  const client: EventClient = {
    socket,
    received,
    ids: () => received.map(({ id }) => id),
    closed,
    untilReceived: (count) => until(() => received.length >= count),
    close: () => socket.close(),
  }
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(client))
    socket.on('error', reject)
    socket.on('unexpected-response', (_request, response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => reject(new Refused(response, String(Buffer.concat(chunks)))))
    })
  })
}

import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { newUuid } from '../ids.ts'
import type { FixedHeaders } from './fixed-headers.ts'
import { sendRaw } from './raw-answer.ts'

/** Node's `clientError` for a malformed request or a request time-out. */
export type MalformedRequest = Error & { code?: string; rawPacket?: unknown }

/** Headers and body of the API that owns the URL; null if no API does. */
export type ToMalformedAnswer = (
  url: string,
  refusal: { message: string; requestId: string },
) => { headers: Readonly<Record<string, string>>; body: unknown } | null

/** Matches a request line, which may be incomplete. */
const REQUEST_LINE = /^[A-Z]{1,20} (\S+)/

/**
 * Responds to malformed requests in the error format of their API, and closes the connection. The API is found by
 * the request line or, if that was consumed, by the previous request on the connection.
 */
export function makeRejectMalformed(toAnswer: ToMalformedAnswer | undefined, fixed: FixedHeaders) {
  const lastUrls = new WeakMap<Socket, string>()

  return {
    /** Records the URL of the latest request of each connection. */
    watch(server: Server): void {
      server.on('request', ({ socket, url = '' }: IncomingMessage) => lastUrls.set(socket, url))
      // Node's own response has no body.
      server.on('checkExpectation', ({ socket, url = '' }: IncomingMessage) =>
        refuse(UNKNOWN_EXPECTATION, url, socket),
      )
    },
    answer(error: MalformedRequest, socket: Socket): void {
      if (error.code === 'ECONNRESET') return

      refuse(error.code, urlIn(error.rawPacket) ?? lastUrls.get(socket) ?? '', socket)
    },
    refuse,
  }

  function refuse(reason: string | undefined, url: string, socket: Socket): void {
    if (!socket.writable || socket.destroyed) return

    const requestId = newUuid()
    const { status, code, message } = describe(reason)
    const plain = { error: { code, message, request_id: requestId } }
    const own = toAnswer?.(url, { message, requestId })
    const headers = {
      ...fixed,
      ...own?.headers,
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
    }
    sendRaw(socket, { status, headers, body: JSON.stringify(own?.body ?? plain) })
  }
}

function urlIn(packet: unknown): string | null {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  return REQUEST_LINE.exec(text)?.[1] ?? null
}

const UNKNOWN_EXPECTATION = 'UNKNOWN_EXPECTATION'

/** Code for a request without a Host header (RFC 9112, 3.2). */
export const HOST_MISSING = 'HOST_MISSING'

/** Code for a request with several Host headers (RFC 9112, 3.2): a proxy may have gone by another one. */
export const HOST_REPEATED = 'HOST_REPEATED'

export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === 'host'
  return rawHeaders.filter(isHost).length > 1
}

function describe(reason: string | undefined) {
  if (reason === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, code: 'invalid_request', message: 'The request took too long to arrive.' }
  if (reason === 'HPE_HEADER_OVERFLOW')
    return { status: 400, code: 'invalid_request', message: 'URL and headers are too long.' }
  if (reason === UNKNOWN_EXPECTATION) {
    const message = 'Leave the Expect header out, or send 100-continue.'
    return { status: 417, code: 'invalid_request', message }
  }
  if (reason === HOST_MISSING)
    return { status: 400, code: 'invalid_request', message: 'Send a Host header.' }
  if (reason === HOST_REPEATED)
    return { status: 400, code: 'invalid_request', message: 'Send one Host header.' }
  return { status: 400, code: 'invalid_request', message: 'This is not an HTTP request.' }
}

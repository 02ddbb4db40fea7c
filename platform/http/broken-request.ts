import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { newUuid } from '../ids.ts'
import type { FixedHeaders } from './fixed-headers.ts'
import { sendRaw } from './raw-answer.ts'

/** What Node tells of a request that its parser gave up, or that took too long. */
export type BrokenRequest = Error & { code?: string; rawPacket?: unknown }

/** The body in which an API refuses what was asked below its prefix; null where the URL is nobody's. */
export type ToBrokenBody = (url: string, refusal: { message: string; requestId: string }) => unknown

/** Such as `GET /one/thing HTTP/1.1`, as far as it has come. */
const REQUEST_LINE = /^[A-Z]{1,20} (\S+)/

/**
 * Answers bytes that never became an HTTP request, and hangs up. Which API they were for is told by
 * their request line; where that lies behind, by the request before on the same connection.
 */
export function makeAnswerBroken(toBody: ToBrokenBody | undefined, fixed: FixedHeaders) {
  const lastUrls = new WeakMap<Socket, string>()

  return {
    /** Remembers what each connection is used for. */
    watch(server: Server): void {
      server.on('request', ({ socket, url = '' }: IncomingMessage) => lastUrls.set(socket, url))
      // Node would answer without a body.
      server.on('checkExpectation', ({ socket, url = '' }: IncomingMessage) =>
        refuse(UNKNOWN_EXPECTATION, url, socket),
      )
    },
    answer(error: BrokenRequest, socket: Socket): void {
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
    const headers = {
      ...fixed,
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
    }
    const body = toBody?.(url, { message, requestId }) ?? plain
    sendRaw(socket, { status, headers, body: JSON.stringify(body) })
  }
}

function urlIn(packet: unknown): string | null {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  return REQUEST_LINE.exec(text)?.[1] ?? null
}

const UNKNOWN_EXPECTATION = 'UNKNOWN_EXPECTATION'

/** Why a request without a Host header is refused (RFC 9112, 3.2). */
export const HOST_MISSING = 'HOST_MISSING'

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
  return { status: 400, code: 'invalid_request', message: 'This is not an HTTP request.' }
}

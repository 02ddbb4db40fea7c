import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { newUuid } from '../ids.ts'

/** Answers bytes that never became an HTTP request, and hangs up. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return

  const requestId = newUuid()
  const { status, code, message } = describe(error.code)
  const body = JSON.stringify({ error: { code, message, request_id: requestId } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function describe(reason: string | undefined) {
  if (reason === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, code: 'invalid_request', message: 'The request took too long to arrive.' }
  if (reason === 'HPE_HEADER_OVERFLOW')
    return { status: 400, code: 'invalid_request', message: 'URL and headers are too long.' }
  return { status: 400, code: 'invalid_request', message: 'This is not an HTTP request.' }
}

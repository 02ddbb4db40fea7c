import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** A response written directly to a connection. */
export interface RawAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** Sends the response and closes the connection. */
export function sendRaw(connection: Duplex, { status, headers, body }: RawAnswer): void {
  const fields = {
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${toWireName(name)}: ${value}`)
  connection.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  )
}

/** Capitalizes a header name as usual in HTTP/1.1. */
function toWireName(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letters) => letters.toUpperCase())
}

/** A request for a WebSocket, as bytes. */
export function upgradeTo(path: string, headers: Record<string, string> = {}): string {
  const fields = {
    host: 'a',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    ...headers,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

export const OPCODES = { text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const

/** A frame of a client, whose mask of zeros leaves its payload as it is (RFC 6455, 5.2). */
export function clientFrame(payload: string, opcode: keyof typeof OPCODES = 'text'): Buffer {
  const bytes = Buffer.from(payload, 'utf8')
  const head =
    bytes.length < 126
      ? Buffer.from([0x80 | OPCODES[opcode], 0x80 | bytes.length])
      : Buffer.from([0x80 | OPCODES[opcode], 0xfe, bytes.length >> 8, bytes.length & 0xff])
  return Buffer.concat([head, Buffer.alloc(4), bytes])
}

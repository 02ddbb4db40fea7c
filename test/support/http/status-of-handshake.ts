import { WebSocket } from 'ws'

/** The status with which a WebSocket is accepted (101) or refused. */
export function statusOfHandshake(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers })
  return new Promise<number>((resolve, reject) => {
    socket.once('upgrade', ({ statusCode = 0 }) => resolve(statusCode))
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode))
    socket.on('error', reject)
  }).finally(() => socket.terminate())
}

import { connect, type Socket } from 'node:net'
import { type Row, rest, type Site } from './row.ts'

const SLOW = 200
const BYTE_EVERY_MS = 200

/** Connections that send their bytes one at a time, that never read, and that say nothing and never end. */
function openSlowClients({ installation }: Site): { close(): void } {
  const { hostname, port } = new URL(installation.baseUrl)
  const token = installation.sandbox().installations['full']?.access_token ?? ''
  const head = `GET /v1/club/bookings?limit=200 HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n`
  const sockets: Socket[] = []
  const timers: NodeJS.Timeout[] = []
  const open = () => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    // The platform may end them at any time.
    socket.on('error', () => {})
    sockets.push(socket)
    return socket
  }
  for (let index = 0; index < SLOW; index += 1) {
    const socket = open()
    if (index % 3 === 0) continue
    if (index % 3 === 1) {
      socket.pause()
      socket.write(`${head}\r\n`.repeat(50))
      continue
    }
    let sent = 0
    timers.push(
      setInterval(() => {
        if (sent < head.length && socket.writable) socket.write(head[sent] ?? '')
        sent += 1
      }, BYTE_EVERY_MS),
    )
  }
  return {
    close() {
      for (const timer of timers) clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}

export const CLIENTS_AND_RECEIVERS: readonly Row[] = [
  {
    title: `${SLOW} clients that are slow, never read or say nothing`,
    async happen(site) {
      const slow = openSlowClients(site)
      await rest(site.lastsMs)
      slow.close()
    },
  },
  {
    title: 'receivers of webhooks away and back',
    async happen({ receivers, lastsMs }) {
      await Promise.all(receivers.map((receiver) => receiver.goAway()))
      await rest(lastsMs)
      await Promise.all(receivers.map((receiver) => receiver.comeBack()))
    },
  },
]

import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A process to which a balancer forwards. */
export interface Backend {
  port: number
  /** Where the process answers `/readyz`. */
  healthUrl: string
}

export interface Balancer {
  url: string
  close(): void
}

/** As often as the shutdown delays of the installations leave room for: each probe opens a connection. */
const PROBE_EVERY_MS = 500
const PROBE_LIMIT_MS = 1_000
const CONNECT_LIMIT_MS = 1_000

/** Forwards TCP connections in turns to the backends whose `/readyz` is 200, as HAProxy does in TCP mode. */
export async function startBalancer(
  port: number,
  backends: () => readonly Backend[],
): Promise<Balancer> {
  const ready = new Set<number>()
  const sockets = new Set<Socket>()
  let isClosed = false
  let turn = 0

  const probe = async () => {
    while (!isClosed) {
      await Promise.all(
        backends().map(async (backend) => {
          if (await isReady(backend.healthUrl)) ready.add(backend.port)
          else ready.delete(backend.port)
        }),
      )
      await pause(PROBE_EVERY_MS, undefined, { ref: false })
    }
  }
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    track(client)
    const usable = backends().filter((backend) => ready.has(backend.port))
    turn += 1
    const inTurn = usable.map((_, index) => usable[(turn + index) % usable.length])
    for (const backend of inTurn) {
      const upstream = await open(backend?.port ?? 0)
      if (upstream === null) continue
      track(upstream)
      client.pipe(upstream).pipe(client)
      client.once('close', () => upstream.destroy())
      upstream.once('close', () => client.destroy())
      return
    }
    client.destroy()
  })
  const track = (socket: Socket) => {
    sockets.add(socket.setNoDelay(true))
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  void probe()
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      isClosed = true
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Whether `/readyz` is 200 within a second. */
export function isReady(healthUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_LIMIT_MS)
  return fetch(`${healthUrl}/readyz`, { signal, headers: { connection: 'close' } }).then(
    async ({ ok, body }) => {
      await body?.cancel()
      return ok
    },
    () => false,
  )
}

/** Null where the backend accepts no connection. */
function open(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const fail = () => {
      socket.destroy()
      resolve(null)
    }
    const timer = setTimeout(fail, CONNECT_LIMIT_MS)
    socket.once('error', fail).once('connect', () => {
      clearTimeout(timer)
      socket.off('error', fail)
      resolve(socket)
    })
    socket.once('close', () => clearTimeout(timer))
  })
}

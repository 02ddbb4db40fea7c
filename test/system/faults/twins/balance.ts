import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** A port that clients know, and the processes behind it. */
export interface Front {
  port: number
  backends: readonly { port: number; healthUrl: string }[]
}

type Health = 'ready' | 'not ready' | 'gone'

interface Backend {
  port: number
  healthUrl: string
  health: Health
  misses: number
  sockets: Set<Socket>
}

const EVERY_MS = 500
const LIMIT_MS = 1_000
/** Fewer would cut a process that is only busy. */
const MISSES = 3
const ORDER: readonly Health[] = ['ready', 'not ready', 'gone']

/** Passes connections on to processes in turn, those first that are ready; cuts those of a process that is silent. */
async function serve({ port, backends }: Front): Promise<void> {
  const known = backends.map<Backend>((one) => ({
    ...one,
    health: 'ready',
    misses: 0,
    sockets: new Set(),
  }))
  for (const backend of known) setInterval(() => void examine(backend), EVERY_MS)
  let turn = 0
  const server = createServer({ allowHalfOpen: false }, (client) => {
    turn += 1
    const rotated = known.map((_, index) => known[(index + turn) % known.length] as Backend)
    const order = rotated.toSorted((a, b) => ORDER.indexOf(a.health) - ORDER.indexOf(b.health))
    client.on('error', () => {})
    void pass(client, order)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

/** A process that refuses the connection has seen none of it: the next one gets it. */
async function pass(client: Socket, order: readonly Backend[]): Promise<void> {
  for (const backend of order) {
    const upstream = connect(backend.port, '127.0.0.1')
    const isOpen = await once(upstream, 'connect').then(
      () => true,
      () => false,
    )
    if (!isOpen) continue

    backend.sockets.add(upstream)
    const end = () => {
      backend.sockets.delete(upstream)
      upstream.destroy()
      client.destroy()
    }
    for (const socket of [upstream, client]) socket.setNoDelay().on('error', end).on('close', end)
    if (client.destroyed) return end()
    client.pipe(upstream).pipe(client)
    return
  }
  client.destroy()
}

async function examine(backend: Backend): Promise<void> {
  const answer = await fetch(backend.healthUrl, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    () => null,
  )
  await answer?.body?.cancel().catch(() => {})
  backend.misses = answer === null ? backend.misses + 1 : 0
  if (answer !== null) backend.health = answer.ok ? 'ready' : 'not ready'
  if (backend.misses < MISSES) return

  backend.health = 'gone'
  for (const socket of backend.sockets) socket.destroy()
}

for (const front of workerData as readonly Front[]) await serve(front)
parentPort?.postMessage('serving')

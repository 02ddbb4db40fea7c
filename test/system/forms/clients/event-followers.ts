import { once } from 'node:events'
import { WebSocket } from 'ws'
import { until } from '../../../support/time/until.ts'
import type { Instance } from '../../support/processes/instance.ts'

/** Many subscriptions of one installation, over as many sockets as they need. */
export interface EventFollowers {
  /** How many have ended with an error. */
  errors(): number
  terminate(): void
}

const PER_SOCKET = 100

const DOCUMENT = 'subscription { clubEvents { position event { id } } }'

export async function followEvents({ sandbox }: Instance, count: number): Promise<EventFollowers> {
  const authorization = `Bearer ${sandbox.installations['full']?.access_token}`
  const sockets: WebSocket[] = []
  const seen = { connection_ack: 0, next: 0, error: 0 }
  /** Subscriptions that were answered; each also sends the events of the club, which may come at any time. */
  const answered = new Set<string>()
  while (sockets.length * PER_SOCKET < count) {
    const socket = new WebSocket(sandbox.graphql.replace('http', 'ws'), 'graphql-transport-ws')
    const nth = sockets.push(socket)
    socket.on('message', (frame) => {
      const { type, id } = JSON.parse(String(frame)) as { type: keyof typeof seen; id?: string }
      seen[type] += 1
      if (type === 'next' || type === 'error') answered.add(`${nth} ${id}`)
    })
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }))
    await until(() => seen.connection_ack === sockets.length)
    for (let id = 0; id < PER_SOCKET; id += 1)
      socket.send(JSON.stringify({ type: 'subscribe', id: `${id}`, payload: { query: DOCUMENT } }))
    // Each subscription first sends its position.
    await until(() => answered.size === sockets.length * PER_SOCKET)
  }
  return {
    errors: () => seen.error,
    terminate() {
      for (const socket of sockets) socket.terminate()
    },
  }
}

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The connection that is reset, counted from 1, and behind how many answers of the server. */
export interface Reset {
  nth: number
  answers: number
  /** All others are reset, too, and no further one is served. */
  isServerGone: boolean
}

export interface ResettingProxy {
  port: number
  /** Counts connections and answers anew, and resets the named one. */
  begin(reset: Reset | null): void
  /** How many answers each connection has had. */
  answers(): readonly number[]
  openConnections(): number
  close(): void
}

/** A way to a database server on which connections are reset. */
export async function startResettingProxy(socketPath: string): Promise<ResettingProxy> {
  let reset: Reset | null = null
  let answers: number[] = []
  let isGone = false
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    const counts = answers
    const nth = counts.push(0)
    const upstream = connect(socketPath)
    clients.add(client)
    client
      .on('error', () => {})
      .on('close', () => {
        clients.delete(client)
        upstream.destroy()
      })
    upstream.on('error', () => {}).on('close', () => client.destroy())
    const resetIfDue = () => {
      if (counts !== answers || reset?.nth !== nth || reset.answers !== counts[nth - 1]) return
      isGone = reset.isServerGone
      for (const one of isGone ? clients : [client]) one.resetAndDestroy()
    }
    if (isGone) client.resetAndDestroy()
    resetIfDue()
    client.on('data', (chunk) => upstream.write(chunk))
    upstream.on('data', (chunk) => {
      client.write(chunk)
      counts[nth - 1] = (counts[nth - 1] ?? 0) + 1
      resetIfDue()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')

  return {
    port: address.port,
    begin(next) {
      reset = next
      answers = []
      isGone = false
    },
    answers: () => answers,
    openConnections: () => clients.size,
    close: () => void server.close(),
  }
}

import { type ConnectionTerms, HostConnection, originOf } from './host-connection.ts'

/** Connections for one request at a time, kept for the next one to the same host. */
export interface KeptConnections {
  /** One that waits and leads to one of these addresses, or a new one. */
  take(target: Target): HostConnection
  takeNew(target: Target): HostConnection
  /** Takes it back, its request over. */
  keep(connection: HostConnection, url: URL): void
  /** Closes the connections to this host that wait for a request, because one of them has failed. */
  closeIdle(url: URL): void
  close(): void
}

export type Target = Pick<ConnectionTerms, 'url' | 'addresses' | 'connectTimeoutMs'>

/** As many as an endpoint has attempts in the air (`work-lanes.ts`): with 2, nine deliveries of ten connected anew. */
const PER_HOST = 8

export function makeKeptConnections(ca: string | undefined): KeptConnections {
  const sessions = new Map<string, Buffer>()
  const open = new Set<HostConnection>()
  const idle = new Map<string, HostConnection[]>()

  const connect = (target: Target, origin: string): HostConnection => {
    const connection = new HostConnection({ ...target, ca, sessions }, (over) => {
      open.delete(over)
      const left = idle.get(origin)?.filter((one) => one !== over) ?? []
      if (left.length === 0) idle.delete(origin)
      else idle.set(origin, left)
    })
    open.add(connection)
    return connection
  }

  return {
    take(target) {
      const origin = originOf(target.url)
      for (;;) {
        const one = idle.get(origin)?.pop()
        if (one === undefined) return connect(target, origin)
        if (target.addresses.includes(one.address)) return one
        one.destroy(new Error('It leads to what is no address of its host any more.'))
      }
    },
    takeNew: (target) => connect(target, originOf(target.url)),
    keep(connection, url) {
      if (connection.isOver) return
      connection.isKept = true
      const origin = originOf(url)
      const waiting = idle.get(origin) ?? []
      if (waiting.length >= PER_HOST) return connection.destroy(new Error('There are enough.'))
      waiting.push(connection)
      idle.set(origin, waiting)
    },
    closeIdle(url) {
      for (const one of idle.get(originOf(url)) ?? [])
        one.destroy(new Error('Another connection to its host has failed.'))
    },
    close() {
      for (const connection of [...open]) connection.destroy(new Error('The sender is closed.'))
    },
  }
}

import { CloseCode } from 'graphql-ws'
import type { WebSocket } from 'ws'
import { ALL_CALLERS, type Bus, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { pace } from '../../../platform/limits/pace.ts'
import { SERVICE_RESTART } from '../../../platform/sockets/reconnect.ts'

interface Admitted {
  /** The key by which the end of its credential is announced. */
  owner: string
  /** Those with which the socket was opened. */
  rights: string
}

interface Looks {
  admit: () => Promise<Admitted | null>
  /** By the cookie with which the socket was opened; a page with activity has a later one by then. */
  isIdle: () => boolean
}

/**
 * Closes the socket of a session, a screen or a pad that has ended: when the bus announces it, and at an interval. With
 * other rights, the page reconnects, and each of its subscriptions is admitted anew. A look-up that fails is repeated.
 */
export function makeRecheckSocket(bus: Bus, everyMs: number) {
  const checks = new Map<string, Set<() => void>>()
  bus.subscribe(CALLERS_TOPIC, (key) => {
    const due = key === ALL_CALLERS ? [...checks.values()] : [checks.get(key) ?? []]
    for (const own of due) for (const check of own) check()
  })

  return (socket: WebSocket, { owner, rights }: Admitted, { admit, isIdle }: Looks): void => {
    const check = async () => {
      await pace()
      const admitted = await admit()
      if (admitted === null && isIdle()) socket.close(SERVICE_RESTART, 'Connect again')
      else if (admitted === null) socket.close(CloseCode.Forbidden, 'The session has ended')
      else if (admitted.rights !== rights) socket.close(SERVICE_RESTART, 'The rights have changed')
    }
    const start = () => void check().catch(() => undefined)
    const timer = setInterval(start, everyMs)
    const own = checks.get(owner) ?? new Set()
    checks.set(owner, own.add(start))
    socket.once('close', () => {
      clearInterval(timer)
      own.delete(start)
      if (own.size === 0) checks.delete(owner)
    })
  }
}

import type { WebSocket } from 'ws'
import { pace } from '../../../platform/limits/pace.ts'
import { Problem } from '../../../platform/problem.ts'
import type { EventSocketTimes } from './times.ts'

export interface Watch {
  socket: WebSocket
  times: EventSocketTimes
  /** What to do when a caller has changed; this socket's part is among it while it is open. */
  checks: Set<() => void>
  /** Throws when the installation may no longer follow events. */
  recheck(): Promise<void>
}

const MISSED_PONGS = 2

/** Ends a socket whose time is up, whose client is gone, or whose installation may not follow any more. */
export function keepWatch({ socket, times, checks, recheck }: Watch): void {
  let missed = 0
  const ping = () => {
    if (missed >= MISSED_PONGS) return socket.close(1001, 'no_pong')
    missed += 1
    socket.ping()
  }
  let isDue = false
  const check = () => {
    if (isDue) return
    isDue = true
    const recheckNow = () => {
      isDue = false
      return recheck()
    }
    pace()
      .then(recheckNow)
      .catch((error: unknown) => {
        // While the check itself fails, the connection stays open: it carries no more than ids.
        const isLost = error instanceof Problem && error.code !== 'dependency_unavailable'
        if (isLost) socket.close(1008, error.code)
      })
  }
  const timers = [
    setInterval(ping, times.pingEveryMs),
    setInterval(check, times.recheckEveryMs),
    setTimeout(() => socket.close(1000, 'max_duration'), times.maxDurationMs),
  ]
  checks.add(check)
  socket.on('pong', () => {
    missed = 0
  })
  socket.once('close', () => {
    checks.delete(check)
    for (const timer of timers) clearTimeout(timer)
  })
}

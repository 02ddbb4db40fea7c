import type { WebSocket } from 'ws'
import { pace } from '../../../platform/limits/pace.ts'
import { STREAM_CLOSES, type StreamClose } from '../../../schema/club/stream-closes.ts'
import { Problem } from '../../../schema/problem.ts'
import { type EventSocketTimes, MISSED_PONGS } from './times.ts'

export interface SocketTimers {
  socket: WebSocket
  times: EventSocketTimes
  /** Called when a caller has changed; the entry of this socket stays until it closes. */
  recheckCallbacks: Set<() => void>
  /** Rejects if the installation may no longer receive events. */
  recheck(): Promise<void>
}

/** Closes a socket at its maximum age, after missed pongs, or when its installation loses the authorization. */
export function startSocketTimers(setup: SocketTimers): void {
  const { socket, times } = setup
  const maxAge = setTimeout(
    () => closeSocket(socket, STREAM_CLOSES.maxDuration),
    times.maxDurationMs,
  )
  socket.once('close', () => clearTimeout(maxAge))
  startPingTimer(setup)
  startRecheckTimer(setup)
}

function startPingTimer({ socket, times }: SocketTimers): void {
  let missed = 0
  const timer = setInterval(() => {
    if (missed >= MISSED_PONGS) return closeSocket(socket, STREAM_CLOSES.noPong)
    missed += 1
    socket.ping()
  }, times.pingEveryMs)
  socket.on('pong', () => {
    missed = 0
  })
  socket.once('close', () => clearInterval(timer))
}

export function closeSocket(socket: WebSocket, { code, reason }: StreamClose): void {
  socket.close(code, reason ?? '')
}

/** Rechecks the authorization at an interval, and when a caller has changed. */
function startRecheckTimer({ socket, times, recheckCallbacks, recheck }: SocketTimers): void {
  let isScheduled = false
  const recheckNow = () => {
    isScheduled = false
    return recheck()
  }
  const scheduleRecheck = () => {
    if (isScheduled) return
    isScheduled = true
    pace()
      .then(recheckNow)
      .catch((error: unknown) => {
        // If the check itself fails, the connection stays open: its events contain only ids.
        const isRevoked = error instanceof Problem && error.code !== 'dependency_unavailable'
        if (isRevoked) socket.close(STREAM_CLOSES.revoked.code, error.code)
      })
  }
  const timer = setInterval(scheduleRecheck, times.recheckEveryMs)
  recheckCallbacks.add(scheduleRecheck)
  socket.once('close', () => {
    recheckCallbacks.delete(scheduleRecheck)
    clearInterval(timer)
  })
}

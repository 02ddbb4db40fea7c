import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import { type Bus, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { fixedHeadersOf } from '../../../platform/http/fixed-headers.ts'
import { sendRaw } from '../../../platform/http/raw-answer.ts'
import { invalidInput } from '../../../platform/input/issues.ts'
import { closeSockets } from '../../../platform/sockets/close-sockets.ts'
import { makeConnectionLimit } from '../../../platform/sockets/connection-limit.ts'
import { reconnectWindowMs } from '../../../platform/sockets/reconnect.ts'
import { makeSocketServer } from '../../../platform/sockets/socket-server.ts'
import { onUpgrade } from '../../../platform/sockets/upgrades.ts'
import { STREAM_CLOSES } from '../../../schema/club/stream-closes.ts'
import { Problem } from '../../../schema/problem.ts'
import { toPublicProblem } from '../../refusal.ts'
import { requireData } from '../../route.ts'
import { CLUB_API } from '../club-api.ts'
import {
  type AdmissionHeaders,
  type Admitted,
  type EventSocketFacade,
  makeAdmit,
} from './admission.ts'
import { makeClubFeeds } from './club-feeds.ts'
import { makeRecheck, makeReplay } from './event-queries.ts'
import { NotDrained, pumpEvents } from './pump.ts'
import { makeToRefusal } from './refuse-upgrade.ts'
import { closeSocket, startSocketTimers } from './socket-timers.ts'
import { EVENT_SOCKET_TIMES, type EventSocketTimes } from './times.ts'

export interface EventSocketSetup extends EventSocketFacade {
  /** Its invalidations of callers trigger a recheck of all sockets. */
  bus: Bus
  /** Concurrent sockets per installation in this process. */
  socketLimit: number
  times?: EventSocketTimes
}

/** The protocol has no client messages; longer ones close the socket. */
const MAX_MESSAGE_BYTES = 1024

/** The close reason names no delay, so a stopping process closes its sockets at random moments of this window. */
const MAX_DRAIN_MS = 8_000

/** Serves the event stream: an upgrade of GET /events with a ticket (Events, WebSocket). */
export function mountEventSocket(app: FastifyInstance, setup: EventSocketSetup): void {
  const { times = EVENT_SOCKET_TIMES, log } = setup
  const admit = makeAdmit(setup, makeConnectionLimit(setup.socketLimit))
  const admitted = new WeakMap<IncomingMessage, Admitted>()
  const feeds = makeClubFeeds(setup)
  const [replay, recheck] = [makeReplay(setup), makeRecheck(setup)]
  const recheckCallbacks = new Set<() => void>()
  const unsubscribe = setup.bus.subscribe(CALLERS_TOPIC, () => {
    recheck.invalidate()
    for (const recheckSocket of recheckCallbacks) recheckSocket()
  })
  const toRefusal = makeToRefusal(fixedHeadersOf(app.server), setup)
  const running = new Set<Promise<void>>()
  let isClosing = false

  const sockets = makeSocketServer(app.server, {
    kind: 'events',
    maxMessageBytes: MAX_MESSAGE_BYTES,
    verifyClient: ({ req }, answer) => {
      const shown: AdmissionHeaders = { rate: {} }
      admit(req, shown).then(
        (admission) => {
          admitted.set(req, admission)
          answer(true)
        },
        (error) => {
          const { status, body, headers } = toRefusal(toPublicProblem(error))
          answer(false, status, body, { ...shown.rate, ...headers })
        },
      )
    },
  })
  sockets.on('headers', (headers, request) => {
    headers.push(`X-Request-Id: ${admitted.get(request)?.requestId}`)
  })
  sockets.on('wsClientError', (error, connection) => {
    const issue = { in: 'header', path: '', rule: 'handshake', message: error.message } as const
    sendRaw(connection, toRefusal(invalidInput([issue])))
  })

  const serve = async (socket: WebSocket, request: IncomingMessage) => {
    const { caller, requestId, position } = requireData(admitted.get(request))
    const { feed, leave } = feeds.join(caller.clubId)
    const closing = new AbortController()
    socket.once('close', () => {
      closing.abort()
      leave()
    })
    socket.on('error', (err) =>
      log.debug(
        { err, requestId, event: 'event_socket.connection_error' },
        'an event socket failed',
      ),
    )
    startSocketTimers({
      socket,
      times,
      recheckCallbacks,
      recheck: () => recheck.requireStillAuthorized(caller),
    })
    await pumpEvents(
      {
        feed,
        socket,
        connection: request.socket,
        replay: (from) => replay(caller.clubId, from, closing.signal),
        drainTimeoutMs: times.drainTimeoutMs,
      },
      BigInt(position),
    ).catch((error: unknown) => {
      if (closing.signal.aborted) return
      if (error instanceof NotDrained) return closeSocket(socket, STREAM_CLOSES.notDrained)
      log.warn(
        { err: error, requestId, event: 'event_socket.failed' },
        'an event socket was closed after a failure',
      )
      closeSocket(socket, STREAM_CLOSES.failed)
    })
  }

  onUpgrade(app.server, `${CLUB_API.prefix}/events`, (request, connection, head) => {
    connection.on('error', (err) =>
      log.debug({ err, event: 'event_socket.upgrade_error' }, 'an upgrade failed'),
    )
    if (isClosing) return sendRaw(connection, toRefusal(stopping()))
    sockets.handleUpgrade(request, connection, head, (socket) => {
      const served = serve(socket, request).finally(() => running.delete(served))
      running.add(served)
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    unsubscribe()
    await closeSockets(sockets, {
      code: STREAM_CLOSES.restart.code,
      toReason: () => STREAM_CLOSES.restart.reason,
      windowMs: reconnectWindowMs(sockets.clients.size, MAX_DRAIN_MS),
    })
    await Promise.all(running)
  })
}

function stopping(): Problem {
  return new Problem('dependency_unavailable', 'This process is stopping. Connect again.')
}

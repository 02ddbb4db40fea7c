import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { WebSocket } from 'ws'
import { onDraining } from '../../http/bounded-server.ts'
import { closeSockets } from '../../sockets/close-sockets.ts'
import { SERVICE_RESTART } from '../../sockets/reconnect.ts'
import { makeSocketServer } from '../../sockets/socket-server.ts'
import { hashOfContent, NETWORK_PATHS } from '../operation.ts'
import type { ServedTier } from '../served-tier.ts'
import { acceptTierSockets } from '../tier-sockets.ts'
import { FRAME_KINDS } from './answer-frames.ts'
import { makeAnswerItem } from './answer-item.ts'
import { fromCallContent, fromSealedMessage } from './call-message.ts'
import { CONTROLS, readControl, toControl } from './controls.ts'
import { makeOutbox } from './outbox.ts'

const MAX_MESSAGE_BYTES = 17 * 1024 * 1024
const MAX_RUNNING = 2_000
/** Answers of a caller that does not read them. */
const MAX_UNSENT_BYTES = 128 * 1024 * 1024
/** Longer than an operation may take. */
const BUSY_MS = 12_000
const CHALLENGE_BYTES = 16
const CHECK_EVERY_MS = 5_000
const STUCK_MS = 60_000
/** "Policy Violation" (RFC 6455, 7.4.1) */
const REFUSED = 1008

/** Serves calls with many operations each, over sockets that other tiers keep open. */
export function mountCallEndpoint(app: FastifyInstance, tier: ServedTier): void {
  const sockets = makeSocketServer(app.server, {
    kind: 'calls',
    maxMessageBytes: MAX_MESSAGE_BYTES,
  })
  const answerItem = makeAnswerItem(tier)
  const isBusy = new WeakMap<WebSocket, () => boolean>()
  let isLeaving = false

  acceptTierSockets(app, tier, {
    ...{ path: NETWORK_PATHS.calls, sockets },
    serve: (socket) => {
      isBusy.set(socket, serveCalls(tier, socket, answerItem))
      if (isLeaving) socket.send(toControl(CONTROLS.leave))
    },
  })
  onDraining(app, () => {
    isLeaving = true
    for (const socket of sockets.clients) socket.send(toControl(CONTROLS.leave))
  })
  app.addHook('preClose', () =>
    closeSockets(sockets, {
      code: SERVICE_RESTART,
      toReason: () => 'reconnect',
      isBusy: (socket) => isBusy.get(socket)?.() ?? false,
      busyMs: BUSY_MS,
    }),
  )
}

/** Serves the calls of one socket; the returned function is true while one runs, or its answer is unsent. */
function serveCalls(
  tier: ServedTier,
  socket: WebSocket,
  answerItem: ReturnType<typeof makeAnswerItem>,
): () => boolean {
  const { audience, seals, log } = tier
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const running = new Map<number, AbortController>()
  const outbox = makeOutbox(socket)
  let callCount = 0

  /** Bound to this socket and to its place in the sequence, a seal is good for nothing else. */
  const openCall = (message: Buffer) => {
    const { seal, content } = fromSealedMessage(message)
    callCount += 1
    const requestId = `${challenge}.${callCount}`
    const opened = seals.open(seal, { audience, requestId, path: NETWORK_PATHS.calls })
    opened.requireContent(hashOfContent(content))
    return fromCallContent(content)
  }

  const take = (message: Buffer) => {
    const { firstId, items } = openCall(message)
    if (running.size + items.length > MAX_RUNNING) throw new Error('Too many calls are running.')
    if (outbox.unsentBytes() > MAX_UNSENT_BYTES) throw new Error('Answers are not read.')
    for (const [index, item] of items.entries()) {
      const id = firstId + index
      if (running.has(id)) throw new Error(`The call ${id} is running.`)
      const gone = new AbortController()
      running.set(id, gone)
      void answerItem(item, gone.signal).then(({ isRefused, chunks }) => {
        // The caller has cancelled the call, or its socket is closed.
        if (!running.delete(id) || socket.readyState !== WebSocket.OPEN) return
        outbox.add(id, isRefused ? FRAME_KINDS.refusal : FRAME_KINDS.answer, chunks)
      })
    }
  }

  const control = (text: string) => {
    const { name, value } = readControl(text)
    if (name !== CONTROLS.cancel) return
    running.get(Number(value))?.abort()
    running.delete(Number(value))
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (socket.readyState !== WebSocket.OPEN) return
    try {
      if (isBinary) take(data)
      else control(data.toString('utf8'))
    } catch (error) {
      const { cause = error } = error as Error
      log.warn({ err: cause, audience }, 'a call of a tier was refused')
      socket.close(REFUSED)
    }
  })
  socket.on('error', (err) => log.warn({ err, audience }, 'a socket of a tier broke'))
  const stopWatch = endWhenStuck(socket)
  socket.once('close', () => {
    stopWatch()
    for (const gone of running.values()) gone.abort()
    running.clear()
  })
  socket.send(toControl(CONTROLS.hello, challenge))
  return () => running.size > 0 || outbox.unsentBytes() > 0
}

/** Terminates a socket whose peer has taken nothing for a minute although answers wait. */
function endWhenStuck(socket: WebSocket): () => void {
  let buffered = 0
  let sinceMs = performance.now()
  const check = () => {
    const { bufferedAmount } = socket
    if (bufferedAmount === 0 || bufferedAmount !== buffered) sinceMs = performance.now()
    buffered = bufferedAmount
    if (performance.now() - sinceMs > STUCK_MS) socket.terminate()
  }
  const timer = setInterval(check, CHECK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

import { WebSocket } from 'ws'
import { SERVICE } from '../../caller.ts'
import { newUuid } from '../../ids.ts'
import {
  EMPTY_CONTENT_HASH,
  hashOfContent,
  NETWORK_PATHS,
  REQUEST_ID_HEADER,
  SEAL_HEADER,
} from '../operation.ts'
import type { Audience, Seals } from '../seal.ts'
import { FRAME_KINDS, fromFrames } from './answer-frames.ts'
import { toCallContent, toSealedMessage } from './call-message.ts'
import { CONTROLS, readControl, toControl } from './controls.ts'
import type { PendingCall } from './pending-call.ts'

export interface CallSocketSetup {
  audience: Audience
  /** URL of the tier, without a trailing slash. */
  base: string
  seals: Seals
  timeoutMs: number
}

export interface CallSocketEvents {
  /** There may be room for further calls. */
  onRoom(): void
  /** The socket is closed. Calls are left over unless it was closed by its owner. */
  onClosed(socket: CallSocket, left: PendingCall[], error: Error): void
}

/** A socket to another tier that carries all that is asked at the same moment as one call. */
export interface CallSocket {
  running(): number
  hasRoom(): boolean
  send(calls: readonly PendingCall[]): void
  /** Closes it after the calls that run on it. */
  retire(): void
  terminate(): void
}

/** The tier closes a socket with more. */
export const MAX_RUNNING = 1_000
const MAX_BUFFERED_BYTES = 1024 * 1024
const MAX_MESSAGE_BYTES = 1024 * 1024
const PING_EVERY_MS = 10_000
/** Replicas that were added get their share of new sockets. */
const RETIRE_AFTER_MS = 60_000

export function openCallSocket(setup: CallSocketSetup, events: CallSocketEvents): CallSocket {
  const { audience, seals } = setup
  const path = NETWORK_PATHS.calls
  const socket = connect(setup)
  const running = new Map<number, PendingCall>()
  let waiting: PendingCall[] = []
  let challenge: string | null = null
  let callCount = 0
  let nextId = 1
  let heardAt = 0
  let isRetired = false
  let fault: Error | null = null

  const closeIfUnused = () => {
    if (isRetired && running.size === 0 && waiting.length === 0) socket.close()
  }
  const retire = () => {
    isRetired = true
    closeIfUnused()
  }
  const settleLater = (id: number, call: PendingCall, sentAt: number) => {
    call.onGivenUp = () => {
      running.delete(id)
      if (socket.readyState === WebSocket.OPEN) socket.send(toControl(CONTROLS.cancel, String(id)))
      // Nothing at all has come since: the peer may be frozen.
      if (heardAt < sentAt) retire()
      else closeIfUnused()
    }
  }

  const send = (asked: readonly PendingCall[]) => {
    const calls = asked.filter(({ isSettled }) => !isSettled)
    if (challenge === null) {
      waiting.push(...calls)
      return
    }
    if (calls.length === 0) return closeIfUnused()

    const firstId = nextId
    const content = toCallContent({ firstId, items: calls.map(({ item }) => item) })
    callCount += 1
    const call = { audience, requestId: `${challenge}.${callCount}`, path }
    const seal = seals.seal({ ...call, contentHash: hashOfContent(content) }, SERVICE)
    const sentAt = performance.now()
    for (const pending of calls) {
      pending.sentAt = sentAt
      running.set(nextId, pending)
      settleLater(nextId, pending, sentAt)
      nextId += 1
    }
    socket.send(toSealedMessage({ seal, content }), events.onRoom)
  }

  const receive = (message: Buffer) => {
    for (const { kind, id, bytes } of fromFrames(message)) {
      const call = running.get(id)
      if (!call) continue
      if (kind === FRAME_KINDS.piece) {
        call.addPiece(bytes)
        continue
      }
      running.delete(id)
      if (kind === FRAME_KINDS.answer) call.finish(bytes)
      else call.fail(new Error(`It answered ${toExcerpt(bytes)}`))
    }
    if (isRetired) closeIfUnused()
    events.onRoom()
  }

  const control = (text: string) => {
    const { name, value } = readControl(text)
    if (name === CONTROLS.leave) retire()
    if (name !== CONTROLS.hello) return
    challenge = value
    const first = waiting
    waiting = []
    send(first)
  }

  socket.on('message', (data: Buffer, isBinary: boolean) => {
    heardAt = performance.now()
    try {
      if (isBinary) receive(data)
      else control(data.toString('utf8'))
    } catch (error) {
      fault = error as Error
      socket.terminate()
    }
  })
  socket.on('pong', () => {
    heardAt = performance.now()
  })
  socket.on('error', (error) => {
    fault = error
  })
  const stopTimers = keepAlive({
    socket,
    timeoutMs: setup.timeoutMs,
    heardAt: () => heardAt,
    retire,
  })
  socket.once('close', (code) => {
    stopTimers()
    isRetired = true
    const left = [...running.values(), ...waiting]
    running.clear()
    waiting = []
    for (const call of left) call.onGivenUp = null
    events.onClosed(self, left, fault ?? new Error(`The tier closed the connection: ${code}`))
  })

  const self: CallSocket = {
    running: () => running.size + waiting.length,
    hasRoom: () =>
      !isRetired &&
      running.size + waiting.length < MAX_RUNNING &&
      socket.bufferedAmount < MAX_BUFFERED_BYTES,
    send,
    retire,
    terminate: () => socket.terminate(),
  }
  return self
}

interface KeptSocket {
  socket: WebSocket
  timeoutMs: number
  heardAt(): number
  retire(): void
}

/** Ends a socket whose peer answers no ping, and retires it after its time. */
function keepAlive({ socket, timeoutMs, heardAt, retire }: KeptSocket): () => void {
  let pongTimer: NodeJS.Timeout | undefined
  const ping = () => {
    if (socket.readyState !== WebSocket.OPEN) return
    const pingedAt = performance.now()
    socket.ping()
    clearTimeout(pongTimer)
    pongTimer = setTimeout(() => {
      if (heardAt() < pingedAt) socket.terminate()
    }, timeoutMs).unref()
  }
  const pings = setInterval(ping, PING_EVERY_MS).unref()
  const age = setTimeout(retire, RETIRE_AFTER_MS * (1 + Math.random())).unref()
  return () => {
    clearTimeout(pongTimer)
    clearInterval(pings)
    clearTimeout(age)
  }
}

function connect({ audience, base, seals, timeoutMs }: CallSocketSetup): WebSocket {
  const requestId = newUuid()
  const call = { audience, requestId, path: NETWORK_PATHS.calls }
  const seal = seals.seal({ ...call, contentHash: EMPTY_CONTENT_HASH }, SERVICE)
  return new WebSocket(base.replace(/^http/, 'ws') + NETWORK_PATHS.calls, {
    handshakeTimeout: timeoutMs,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    skipUTF8Validation: true,
    // A mask protects proxies from scripts of browsers; a zero one is not applied.
    generateMask: (mask) => void mask.fill(0),
    headers: { [REQUEST_ID_HEADER]: requestId, [SEAL_HEADER]: seal },
  })
}

const EXCERPT_LENGTH = 500

function toExcerpt(answer: Buffer): string {
  return answer.toString('utf8').slice(0, EXCERPT_LENGTH)
}

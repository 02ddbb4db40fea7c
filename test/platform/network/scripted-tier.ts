import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { FRAME_KINDS, toFrames } from '../../../platform/network/calls/answer-frames.ts'
import {
  type CallItem,
  fromCallContent,
  fromSealedMessage,
} from '../../../platform/network/calls/call-message.ts'

/** A call as it has arrived at a scripted tier. */
export interface ScriptedCall {
  id: number
  item: CallItem
  socket: WebSocket
  /** Number of its socket, and of the message on it, both from 1. */
  socketNumber: number
  messageNumber: number
  answer(text: string): void
}

export interface ScriptedTier {
  url: string
  calls: ScriptedCall[]
  /** Text messages of callers, in their order. */
  controls: string[]
  sockets: WebSocket[]
  close(): Promise<void>
}

/** A tier that answers calls as a test says, without looking at their seals. */
export async function startScriptedTier(
  onCall: (call: ScriptedCall) => void = () => {},
  onOpened: (socket: WebSocket, socketNumber: number) => void = () => {},
): Promise<ScriptedTier> {
  const server = createServer()
  const endpoint = new WebSocketServer({ server, path: '/internal/calls' })
  const tier = { calls: [] as ScriptedCall[], controls: [] as string[], sockets: [] as WebSocket[] }
  endpoint.on('connection', (socket) => {
    const socketNumber = tier.sockets.push(socket)
    let messageNumber = 0
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!isBinary) return void tier.controls.push(data.toString())
      messageNumber += 1
      const { firstId, items } = fromCallContent(fromSealedMessage(data).content)
      for (const [index, item] of items.entries()) {
        const id = firstId + index
        const answer = (text: string) => sendInPieces(socket, id, Buffer.from(text))
        const call = { id, item, socket, socketNumber, messageNumber, answer }
        tier.calls.push(call)
        onCall(call)
      }
    })
    onOpened(socket, socketNumber)
    socket.send(`hello challenge-${socketNumber}`)
  })
  const url = await startListening(server)
  return {
    ...tier,
    url,
    close: () =>
      new Promise((resolve) => {
        for (const socket of endpoint.clients) socket.terminate()
        endpoint.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Listens, and returns the address as callers are configured with it. */
export async function startListening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function sendInPieces(socket: WebSocket, id: number, bytes: Buffer): void {
  let rest = bytes
  for (; rest.length > PIECE_BYTES; rest = rest.subarray(PIECE_BYTES)) {
    const piece = rest.subarray(0, PIECE_BYTES)
    socket.send(toFrames([{ kind: FRAME_KINDS.piece, id, bytes: piece }]))
  }
  socket.send(toFrames([{ kind: FRAME_KINDS.answer, id, bytes: rest }]))
}

const PIECE_BYTES = 64 * 1024

import { EventEmitter } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import type { WebSocket } from 'ws'
import { makeBoundedSend } from '../../../platform/sockets/bounded-send.ts'

type Sent = (error?: Error) => void

/** An open socket whose texts are written when the test says so. */
function aSocket() {
  const sent: Sent[] = []
  const events = new EventEmitter()
  const socket = Object.assign(events, {
    ...{ readyState: 1, bufferedAmount: 0 },
    send: (_text: string, done: Sent) => sent.push(done),
  })
  return { socket: socket as unknown as WebSocket, sent, close: () => events.emit('close') }
}

describe('a text to a peer that hung up with answers unread', () => {
  test('fails nothing, ends with the socket, and is reported once', async () => {
    const { socket, sent, close } = aSocket()
    const reports: string[] = []
    const limits = { bytes: 1_000, frames: 10 }
    const send = makeBoundedSend(socket, limits, ({ message }) => reports.push(message))
    const written = Promise.all([send('a'), send('b'), send('c')])

    sent[0]?.()
    sent[1]?.(new Error('write EPIPE'))
    sent[2]?.(new Error('write EPIPE'))
    close()
    await expect(written).resolves.toEqual([undefined, undefined, undefined])
    expect(reports).toEqual(['write EPIPE'])
  })
})

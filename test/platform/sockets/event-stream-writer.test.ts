import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { openEventStream } from '../../../platform/sockets/event-stream-writer.ts'
import { makeStalled } from '../../support/http/stalled-connection.ts'
import { until } from '../../support/time/until.ts'

const LARGE = 'x'.repeat(200_000)

let stalled: ReturnType<typeof makeStalled>
let response: ServerResponse

beforeEach(() => {
  stalled = makeStalled()
  response = aResponse(stalled)
})

afterEach(() => void response.destroy())

function aResponse({ connection }: ReturnType<typeof makeStalled>): ServerResponse {
  const made = new ServerResponse(new IncomingMessage(new Socket()))
  // What a response uses of a socket.
  made.assignSocket(connection as unknown as Socket)
  return made
}

describe('a stream of server-sent events', () => {
  test('writes name and data, and pings', async () => {
    const writer = openEventStream(response, { 'x-request-id': 'r' }, 1)
    await writer.event('next', '{}')
    await until(() => stalled.text().includes(':\n\n'))
    expect(stalled.text()).toContain('event: next\ndata: {}\n\n')
    expect(stalled.text().toLowerCase()).toContain('x-request-id: r')
  })

  test('produces nothing more, pings included, while the peer does not read', async () => {
    const writer = openEventStream(response, {}, 1)
    stalled.stall()
    let isWritten = false
    const written = writer.event('next', LARGE).then(() => {
      isWritten = true
    })
    const length = stalled.text().length
    const reading = makeStalled()
    const other = aResponse(reading)
    openEventStream(other, {}, 1)
    // Three pings of a stream that was opened later: those of the first were due before.
    await until(() => reading.text().split(':\n\n').length > 3)
    other.destroy()
    other.emit('close')
    expect([isWritten, stalled.text().length]).toEqual([false, length])
    response.destroy()
    response.emit('close')
    await written
  })

  test('ignores events of a peer that is gone', async () => {
    const writer = openEventStream(response, {}, 1)
    response.destroy()
    await writer.event('next', LARGE)
    expect(stalled.text()).not.toContain('event: next')
  })
})

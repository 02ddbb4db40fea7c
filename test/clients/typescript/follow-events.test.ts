import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import { type WebSocket, WebSocketServer } from 'ws'
import { createClubClient } from '../../../clients/typescript/src/index.ts'
import { endWithSuite } from '../../support/jest/left-behind.ts'
import { until } from '../../support/time/until.ts'

const eventOf = (number: number) => ({
  id: `e-${number}`,
  type: 'booking.created',
  occurred_at: new Date().toISOString(),
})

interface Stream {
  baseUrl: string
  /** The `after` of each ticket. */
  positions: (string | undefined)[]
}

/** A platform with a log; `serve` gets each socket with the events behind its position. */
async function startStream(
  logged: readonly { id: string }[],
  serve: (socket: WebSocket, behind: readonly object[], number: number) => void,
): Promise<Stream> {
  const positions: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const { after } = JSON.parse((await text(request)) || '{}')
    response.setHeader('content-type', 'application/json')
    if (request.method === 'GET') {
      const page = { data: logged, next_cursor: null, has_more: false }
      return response.end(JSON.stringify(page))
    }
    positions.push(after)
    const ticket = { websocket_url: `ws://127.0.0.1:${port}/events`, ticket: after ?? '' }
    return response.end(JSON.stringify({ data: ticket }))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, { url = '' }) => {
    const after = new URL(url, 'ws://x').searchParams.get('ticket')
    const position = logged.findIndex(({ id }) => id === after)
    serve(socket, after ? logged.slice(position + 1) : [], positions.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  endWithSuite(() => {
    for (const socket of sockets.clients) socket.terminate()
    server.close()
    server.closeAllConnections()
  })
  return { baseUrl: `http://127.0.0.1:${port}`, positions }
}

const sendAll = (socket: WebSocket, events: readonly object[]) => {
  for (const event of events) socket.send(JSON.stringify(event))
}

const clientOf = ({ baseUrl }: Stream) =>
  createClubClient({ baseUrl, token: 't', wait: async () => {} })

describe('followEvents', () => {
  test('ends at once, and says what is missing, where there is no WebSocket', async () => {
    const { WebSocket } = globalThis
    Reflect.deleteProperty(globalThis, 'WebSocket')
    try {
      const client = createClubClient({ baseUrl: 'http://127.0.0.1:1', token: 't' })
      await expect(client.followEvents().next()).rejects.toThrow('Node.js 22')
    } finally {
      globalThis.WebSocket = WebSocket
    }
  })

  test('resumes behind the last event that was taken, whenever the connection ends', async () => {
    const logged = Array.from({ length: 9 }, (_, number) => eventOf(number))
    const stream = await startStream(logged, (socket, behind) => {
      sendAll(socket, behind.slice(0, 2))
      socket.close(1001, 'reconnect')
    })
    const ids: string[] = []
    for await (const { id } of clientOf(stream).followEvents({ after: 'e-0' })) {
      ids.push(id)
      if (id === 'e-8') break
    }
    expect(ids).toEqual(['e-1', 'e-2', 'e-3', 'e-4', 'e-5', 'e-6', 'e-7', 'e-8'])
    expect(stream.positions).toEqual(['e-0', 'e-2', 'e-4', 'e-6'])
  })

  test('reconnects after the delay of the close reason', async () => {
    const logged = [eventOf(0), eventOf(1), eventOf(2)]
    const stream = await startStream(logged, (socket, behind) => {
      sendAll(socket, behind.slice(0, 1))
      socket.close(1012, 'reconnect;after=20')
    })
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    const client = createClubClient({ baseUrl: stream.baseUrl, token: 't', wait })
    for await (const { id } of client.followEvents({ after: 'e-0' })) if (id === 'e-2') break
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThan(20_000)
    expect(waits[0]).toBeLessThanOrEqual(20_250)
  })

  test('reads the log for what happened since its start if the first connection brought nothing', async () => {
    const old = { ...eventOf(0), occurred_at: '2020-01-01T00:00:00Z' }
    const stream = await startStream([old, eventOf(1)], (socket, _behind, number) => {
      if (number === 1) socket.terminate()
      // Between the ticket and the replay: the log has it, too.
      else sendAll(socket, [eventOf(1), eventOf(2)])
    })
    const ids: string[] = []
    for await (const { id } of clientOf(stream).followEvents()) {
      ids.push(id)
      if (id === 'e-2') break
    }
    expect(ids).toEqual(['e-1', 'e-2'])
    expect(stream.positions).toEqual([undefined, undefined])
  })

  test('buffers a thousand frames for a slow consumer, and replays the rest', async () => {
    const logged = Array.from({ length: 2500 }, (_, number) => eventOf(number))
    let ended = 0
    const stream = await startStream(logged, (socket, behind) => {
      socket.on('close', () => {
        ended += 1
      })
      sendAll(socket, behind)
    })
    const events = clientOf(stream).followEvents({ after: 'e-0' })
    await events.next()
    await until(() => ended === 1)
    const ids: string[] = []
    for await (const { id } of events) {
      ids.push(id)
      if (id === 'e-2499') break
    }
    expect(ids).toEqual(logged.slice(2).map(({ id }) => id))
    expect(stream.positions.length).toBeGreaterThan(1)
  })

  test('renews a silent stream without a report, after the last event', async () => {
    const logged = [eventOf(0), eventOf(1)]
    const stream = await startStream(logged, (socket, behind, number) => {
      if (number >= 3) sendAll(socket, behind)
    })
    const causes: unknown[] = []
    const { baseUrl } = stream
    const client = createClubClient({ baseUrl, token: 't', maxSilenceMs: 20 })
    const onReconnect = (cause: unknown) => void causes.push(cause)
    const events = client.followEvents({ after: 'e-0', onReconnect })
    expect((await events.next()).value).toMatchObject({ id: 'e-1' })
    expect(stream.positions.slice(0, 3)).toEqual(['e-0', 'e-0', 'e-0'])
    expect(causes).toEqual([])
    await events.return()
  })

  test('renews a stream that has had no event from the last one of the log', async () => {
    const old = { ...eventOf(0), occurred_at: '2020-01-01T00:00:00Z' }
    const stream = await startStream([old], (socket, _behind, number) => {
      if (number >= 3) sendAll(socket, [eventOf(1)])
    })
    const { baseUrl } = stream
    const client = createClubClient({ baseUrl, token: 't', maxSilenceMs: 200 })
    for await (const { id } of client.followEvents()) {
      expect(id).toBe('e-1')
      break
    }
    expect(stream.positions.slice(0, 3)).toEqual([undefined, undefined, 'e-0'])
  })

  test('fails with the reason if the club revokes the installation', async () => {
    const stream = await startStream([], (socket) => socket.close(1008, 'installation_inactive'))
    const first = clientOf(stream).followEvents().next()
    await expect(first).rejects.toMatchObject({ status: 403, code: 'installation_inactive' })
  })

  test('ends quietly when its signal aborts', async () => {
    const stop = new AbortController()
    const stream = await startStream([], () => stop.abort())
    const ended = await clientOf(stream).followEvents({ signal: stop.signal }).next()
    expect(ended).toEqual({ done: true, value: undefined })
  })
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { mock } from 'node:test'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { WebSocket, WebSocketServer } from 'ws'
import { closeSockets } from '../../../platform/sockets/close-sockets.ts'
import {
  reconnectWindowMs,
  SERVICE_RESTART,
  toReconnectReason,
} from '../../../platform/sockets/reconnect.ts'
import { upgradeTo } from '../../support/http/raw-web-socket.ts'
import { stopClocks } from '../../support/time/stopped-clocks.ts'
import { until } from '../../support/time/until.ts'

let server: Server
let endpoint: WebSocketServer

beforeEach(async () => {
  server = createServer()
  endpoint = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) =>
    endpoint.handleUpgrade(request, socket, head, () => {}),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
  for (const socket of endpoint.clients) socket.terminate()
  server.close()
  server.closeAllConnections()
})

const portOf = () => (server.address() as AddressInfo).port

interface Closed {
  code: number
  reason: string
}

async function open(count: number): Promise<Promise<Closed>[]> {
  const sockets = Array.from({ length: count }, () => new WebSocket(`ws://127.0.0.1:${portOf()}`))
  const closed = sockets.map(
    (socket) =>
      new Promise<Closed>((resolve) =>
        socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
      ),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  await until(() => endpoint.clients.size === count)
  return closed
}

const RESTART = { code: SERVICE_RESTART, toReason: () => 'reconnect' }

describe('the sockets of a stopping process', () => {
  test('are closed with code and reason, a busy one when it no longer is', async () => {
    const [first, second] = await open(2)
    const [busy] = endpoint.clients
    let isBusy = true
    const drained = closeSockets(endpoint, {
      ...RESTART,
      isBusy: (socket) => socket === busy && isBusy,
    })
    const idle = await Promise.race([first, second])
    expect(idle).toEqual({ code: SERVICE_RESTART, reason: 'reconnect' })
    await until(() => endpoint.clients.size === 1)
    expect(endpoint.clients.has(busy as WebSocket)).toBe(true)
    isBusy = false
    await drained
    expect(await Promise.all([first, second])).toEqual([idle, idle])
  })

  test('are closed at different moments of the window, and no socket is accepted meanwhile', async () => {
    const closed = await open(40)
    const clocks = stopClocks()
    mock.timers.enable({ apis: ['setInterval'] })
    const moments = new Set<number>()
    const drained = closeSockets(endpoint, {
      ...RESTART,
      windowMs: 400,
      toReason() {
        moments.add(performance.now())
        return 'reconnect'
      },
    })
    const late = new WebSocket(`ws://127.0.0.1:${portOf()}`)
    const [error] = await once(late, 'error')
    expect(String(error)).toContain('503')
    for (let passedMs = 0; passedMs < 400; passedMs += 20) {
      clocks.pass(20)
      mock.timers.tick(20)
    }
    await Promise.all([...closed, drained])
    expect(moments.size).toBeGreaterThan(3)
  })

  test('are terminated where the peer does not read', async () => {
    const peer = connect(portOf(), '127.0.0.1').pause()
    peer.write(upgradeTo('/'))
    await until(() => endpoint.clients.size === 1)
    await closeSockets(endpoint, RESTART)
    expect(endpoint.clients.size).toBe(0)
    peer.destroy()
  })
})

describe('the window of reconnections', () => {
  test('grows with the number of connections, to half a minute at most', () => {
    const windows = [1, 1_000, 2_000, 1_000_000].map((connections) =>
      reconnectWindowMs(connections),
    )
    expect(windows).toEqual([5, 5_000, 10_000, 30_000])
  })

  test('is that of the random seconds in a close reason', () => {
    const reasons = Array.from({ length: 1_000 }, () => toReconnectReason(2_000))
    const seconds = reasons.map((reason) => Number(/^reconnect;after=(\d+)$/.exec(reason)?.[1]))
    expect(new Set(seconds)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    expect(toReconnectReason(1)).toBe('reconnect;after=1')
  })
})

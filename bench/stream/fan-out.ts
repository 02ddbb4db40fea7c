import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../measuring/statistics.ts'
import { openRawSocket, type RawEventSocket } from './raw-event-socket.ts'
import { reply, startStreamServer } from './stream-process.ts'
import type { StreamOrder } from './stream-server.ts'

/** Time from the commit of an event until the last of all sockets has it. */
export interface FanOut {
  sockets: number
  events: number
  /** Events that a socket did not get. */
  missing: number
  lastP50Ms: number
  lastP99Ms: number
}

const SOCKETS = 800
/** So few that each event is alone. */
const PER_SECOND = 4
const SECONDS = 15
const SETTLE_MS = 2_000

/** One event at a time to 800 sockets of one club. */
export async function measureFanOut(
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<FanOut> {
  const { server, address } = await startStreamServer(stack, signal)
  const fanOut = await fanOutOf(server, address)
  server.send({ kind: 'stop' } satisfies StreamOrder)
  return fanOut
}

export async function fanOutOf(
  server: ChildProcess,
  address: { host: string; port: number },
): Promise<FanOut> {
  server.send({ kind: 'tickets', clubs: 1, each: SOCKETS } satisfies StreamOrder)
  const { tickets } = await reply(server, 'tickets')
  const sockets: RawEventSocket[] = []
  for (const ticket of tickets.flat()) sockets.push(await openRawSocket(address, ticket))
  const order = { kind: 'publish', perSecond: PER_SECOND, seconds: SECONDS, fields: 1 } as const
  server.send(order satisfies StreamOrder)
  const { committed } = await reply(server, 'published')
  await pause(SETTLE_MS)

  let missing = 0
  const lastMs = committed.map(([id, , atMs]) => {
    const arrivals = sockets.map(({ arrivals }) => arrivals.get(id))
    const known = arrivals.filter((arrivedMs) => arrivedMs !== undefined)
    missing += arrivals.length - known.length
    return Math.max(...known) - atMs
  })
  for (const socket of sockets) socket.close()
  return {
    ...{ sockets: sockets.length, events: committed.length, missing },
    lastP50Ms: percentile(lastMs, 0.5),
    lastP99Ms: percentile(lastMs, 0.99),
  }
}

export function toFanOutLine({ sockets, events, missing, lastP50Ms, lastP99Ms }: FanOut): string {
  const last = `commit to the last frame p50 ${lastP50Ms.toFixed(1)} ms, p99 ${lastP99Ms.toFixed(1)} ms`
  return `${events} events, one at a time, to ${sockets} sockets of one club: ${missing} missing; ${last}`
}

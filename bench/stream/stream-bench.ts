import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fanOutOf, toFanOutLine } from './fan-out.ts'
import { openRawSocket, type RawEventSocket } from './raw-event-socket.ts'
import { reply, startStreamServer } from './stream-process.ts'
import type { StreamOrder } from './stream-server.ts'

const PER_SECOND = 100
const SECONDS = 15
const SETTLE_MS = 3_000

/** Cases: number of clubs, sockets per club, and sockets that never read. */
const CASES = [
  { title: '1,000 sockets over 20 clubs', clubs: 20, each: 50, stalled: 0, fields: 1 },
  { title: '1,000 sockets on one club', clubs: 1, each: 1_000, stalled: 0, fields: 1 },
  {
    title: '50 of 60 sockets stalled, events of 20 KB',
    clubs: 1,
    each: 60,
    stalled: 50,
    fields: 200,
  },
]

type Case = (typeof CASES)[number]

/** Measures and prints the latency of the event stream of one process, which also writes the events. */
export async function benchStream(stack: AsyncDisposableStack, signal: AbortSignal): Promise<void> {
  const { server, address } = await startStreamServer(stack, signal)
  for (const measured of CASES) console.log(await measure(server, address, measured))
  console.log(toFanOutLine(await fanOutOf(server, address)))
  server.send({ kind: 'stop' } satisfies StreamOrder)
}

async function measure(
  server: ChildProcess,
  address: { host: string; port: number },
  { title, clubs, each, stalled, fields }: Case,
): Promise<string> {
  server.send({ kind: 'tickets', clubs, each } satisfies StreamOrder)
  const { tickets } = await reply(server, 'tickets')
  const sockets: { club: number; socket: RawEventSocket }[] = []
  for (const [club, ofClub] of tickets.entries())
    for (const ticket of ofClub)
      sockets.push({ club, socket: await openRawSocket(address, ticket) })
  const silent = sockets.slice(0, stalled)
  for (const { socket } of silent) socket.pause()

  const order = { kind: 'publish', perSecond: PER_SECOND, seconds: SECONDS, fields } as const
  server.send(order satisfies StreamOrder)
  const { committed, cpuMs, memoryBytes } = await reply(server, 'published')
  await pause(SETTLE_MS)

  const reading = sockets.slice(stalled)
  const latencies: number[] = []
  let missing = 0
  for (const { club, socket } of reading)
    for (const [id, ofClub, atMs] of committed) {
      if (ofClub !== club) continue
      const arrivedMs = socket.arrivals.get(id)
      if (arrivedMs === undefined) missing += 1
      else latencies.push(arrivedMs - atMs)
    }
  const repeated = reading.reduce((n, { socket: s }) => n + s.frames() - s.arrivals.size, 0)
  for (const { socket } of sockets) socket.close()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)
  return [
    `${title}: ${latencies.length} frames, ${missing} missing, ${repeated} repeated`,
    `commit to frame p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
    `server ${(cpuMs / SECONDS / 10).toFixed(0)} % of a core, ${(memoryBytes / 2 ** 20).toFixed(0)} MiB`,
  ].join('; ')
}

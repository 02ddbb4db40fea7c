import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnDatabase } from '../measuring/own-database.ts'
import { stopChild } from '../processes/child-process.ts'
import { CALLER_ENVIRONMENT } from '../processes/environment.ts'
import { openRawSocket, type RawEventSocket } from './raw-event-socket.ts'
import type { StreamOrder, StreamReply } from './stream-server.ts'

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
  const { socketPath } = await startOwnDatabase(stack, { bench: 'stream', signal })
  const server = fork(join(import.meta.dirname, 'stream-server.ts'), {
    env: { ...CALLER_ENVIRONMENT, NODE_ENV: 'production', TEST_DATABASE_SOCKET: socketPath },
  })
  stack.defer(() => stopChild(server))
  const address = await reply(server, 'address')
  for (const measured of CASES) console.log(await measure(server, address, measured))
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

/** The next answer of this kind. */
export function reply<Kind extends StreamReply['kind']>(
  server: ChildProcess,
  kind: Kind,
): Promise<Extract<StreamReply, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const take = (message: StreamReply) => {
      if (message.kind !== kind) return
      server.off('message', take)
      server.off('exit', fail)
      resolve(message as Extract<StreamReply, { kind: Kind }>)
    }
    const fail = () => reject(new Error('The server of the stream ended early.'))
    server.on('message', take)
    server.once('exit', fail)
  })
}

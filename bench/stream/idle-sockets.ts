import { setTimeout as pause } from 'node:timers/promises'
import { cpuTimeMs } from '../measuring/cpu-time.ts'
import { openRawSocket, type RawEventSocket } from './raw-event-socket.ts'
import { reply, startStreamServer } from './stream-process.ts'
import type { StreamOrder } from './stream-server.ts'

const CLUBS = 80
const EACH = 50
/** Opened before the first measurement, so that buffers and code that sockets share are there. */
const WARM = 1_000
const IDLE_S = 60

/** Each with one socket. */
const FOLLOWED = 1_000

/**
 * Live memory of the process for each socket of the event stream and for each club that it follows, and processor time
 * while no event comes. The system's own buffers come on top.
 */
export async function measureSockets(
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<string> {
  const { server, address } = await startStreamServer(stack, signal, ['--expose-gc'])
  const memory = async () => {
    server.send({ kind: 'measure memory' } satisfies StreamOrder)
    return (await reply(server, 'memory')).bytes
  }
  const makeTickets = async (clubs: number, each: number) => {
    server.send({ kind: 'tickets', clubs, each } satisfies StreamOrder)
    return (await reply(server, 'tickets')).tickets.flat()
  }
  const sockets: RawEventSocket[] = []
  /** Live bytes that each socket after the first ones adds. */
  const bytesOfEach = async (tickets: readonly string[], warm: number) => {
    const open = async (some: readonly string[]) => {
      for (const ticket of some) sockets.push(await openRawSocket(address, ticket))
    }
    await open(tickets.slice(0, warm))
    const before = await memory()
    await open(tickets.slice(warm))
    return ((await memory()) - before) / (tickets.length - warm)
  }

  const ofSocket = await bytesOfEach(await makeTickets(CLUBS, EACH), WARM)
  const cpuMs = cpuTimeMs(server.pid ?? 0)
  await pause(IDLE_S * 1000, undefined, { signal })
  const idle = (cpuTimeMs(server.pid ?? 0) - cpuMs) / IDLE_S / 10
  const ofClub = (await bytesOfEach(await makeTickets(CLUBS + FOLLOWED, 1), CLUBS)) - ofSocket
  for (const socket of sockets) socket.close()
  return [
    `a socket of /v1/club/events: ${(ofSocket / 1024).toFixed(1)} KiB, of ${CLUBS * EACH} over ${CLUBS} clubs`,
    `${idle.toFixed(1)} % of a core without events`,
    `1,000 clubs followed: ${((ofClub * 1_000) / 2 ** 20).toFixed(1)} MiB beside their sockets`,
  ].join('; ')
}

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuTimeMs } from '../measuring/cpu-time.ts'
import { startOwnDatabase } from '../measuring/own-database.ts'
import { stopChild } from '../processes/child-process.ts'
import { CALLER_ENVIRONMENT } from '../processes/environment.ts'
import { openRawSocket, type RawEventSocket } from './raw-event-socket.ts'
import { reply } from './stream-bench.ts'
import type { StreamOrder } from './stream-server.ts'

const CLUBS = 80
const EACH = 50
/** Opened before the first measurement, so that buffers and code that sockets share are there. */
const WARM = 1_000
const IDLE_S = 60

/**
 * Live memory of the process for each socket of the event stream, and processor time while no event comes. The system's
 * own buffers come on top.
 */
export async function measureSockets(
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<string> {
  const { socketPath } = await startOwnDatabase(stack, { bench: 'sockets', signal })
  const server = fork(join(import.meta.dirname, 'stream-server.ts'), {
    env: { ...CALLER_ENVIRONMENT, NODE_ENV: 'production', TEST_DATABASE_SOCKET: socketPath },
    execArgv: ['--expose-gc'],
  })
  stack.defer(() => stopChild(server))
  const address = await reply(server, 'address')
  server.send({ kind: 'tickets', clubs: CLUBS, each: EACH } satisfies StreamOrder)
  const { tickets } = await reply(server, 'tickets')
  const memory = async () => {
    server.send({ kind: 'measure memory' } satisfies StreamOrder)
    return (await reply(server, 'memory')).bytes
  }

  const sockets: RawEventSocket[] = []
  const open = async (some: readonly string[]) => {
    for (const ticket of some) sockets.push(await openRawSocket(address, ticket))
  }
  const all = tickets.flat()
  await open(all.slice(0, WARM))
  const before = await memory()
  await open(all.slice(WARM))
  const after = await memory()
  const cpuMs = cpuTimeMs(server.pid ?? 0)
  await pause(IDLE_S * 1000, undefined, { signal })
  const idle = (cpuTimeMs(server.pid ?? 0) - cpuMs) / IDLE_S / 10
  for (const socket of sockets) socket.close()
  const each = (after - before) / (all.length - WARM) / 1024
  return [
    `a socket of /v1/club/events: ${each.toFixed(1)} KiB, of ${all.length} over ${CLUBS} clubs`,
    `${idle.toFixed(1)} % of a core without events`,
  ].join('; ')
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { HandWrittenSetup } from '../hand-written/server.ts'
import type { NetworkedSetup } from '../off-the-shelf/networked-server.ts'
import type { OffTheShelfSetup } from '../off-the-shelf/server.ts'
import { listenTo, requireRunning, stopChild } from '../processes/child-process.ts'
import { CALLER_ENVIRONMENT } from '../processes/environment.ts'
import type { Product } from './product.ts'

export interface ServerProcess {
  baseUrl: string
  pid: number
  stop(): Promise<void>
}

const BENCH = resolve(import.meta.dirname, '..')

/** Starts the hand-written server in its own process. */
export function startHandWritten(product: Product, signal: AbortSignal): Promise<ServerProcess> {
  const setup: HandWrittenSetup = { ...toSetup(product), database: 'clubgate_club' }
  return startServer('hand-written/server.ts', setup, signal)
}

/** Starts the off-the-shelf server in its own process. */
export function startOffTheShelf(product: Product, signal: AbortSignal): Promise<ServerProcess> {
  const setup: OffTheShelfSetup = toSetup(product)
  return startServer('off-the-shelf/server.ts', setup, signal)
}

/** Starts the off-the-shelf server with its subgraphs in another process, over the default HTTP transport. */
export async function startNetworked(
  stack: AsyncDisposableStack,
  product: Product,
  signal: AbortSignal,
): Promise<{ baseUrl: string; pids: readonly number[] }> {
  const setup: OffTheShelfSetup = toSetup(product)
  const subgraphs = await startServer('off-the-shelf/subgraph-server.ts', setup, signal)
  stack.defer(() => subgraphs.stop())
  const named: NetworkedSetup = { subgraphsUrl: subgraphs.baseUrl }
  const { baseUrl, pid, stop } = await startServer(
    'off-the-shelf/networked-server.ts',
    named,
    signal,
  )
  stack.defer(stop)
  return { baseUrl, pids: [pid, subgraphs.pid] }
}

/** Setup with the tokens and databases of the product. */
function toSetup({ socketPath, sandbox: { issuer, installations } }: Product) {
  return { socketPath, issuer, audience: installations.full.oauth_audience }
}

/** Starts a script that reports its port. */
export async function startServer(
  file: string,
  setup: unknown,
  signal: AbortSignal,
): Promise<ServerProcess> {
  const child = fork(resolve(BENCH, file), [JSON.stringify(setup)], {
    env: { ...CALLER_ENVIRONMENT, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = listenTo(child)
  const ended = once(child, 'exit').then(() => requireRunning(child, file, said))
  try {
    const [port] = (await Promise.race([once(child, 'message', { signal }), ended])) ?? []
    return {
      baseUrl: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      stop: () => stopChild(child),
    }
  } catch (error) {
    await stopChild(child)
    throw error
  }
}

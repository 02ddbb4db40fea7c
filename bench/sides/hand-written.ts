import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { listenTo, requireRunning, stopChild } from '../child-process.ts'
import type { HandWrittenSetup } from '../hand-written/server.ts'

export interface ServerProcess {
  baseUrl: string
  pid: number
  stop(): Promise<void>
}

/** Starts the server written by hand, in a process of its own. */
export function startHandWritten(
  setup: HandWrittenSetup,
  signal: AbortSignal,
): Promise<ServerProcess> {
  return startServer(join(import.meta.dirname, '../hand-written/server.ts'), setup, signal)
}

/** Starts a file that says at which port it listens. */
export async function startServer(
  file: string,
  setup: unknown,
  signal: AbortSignal,
): Promise<ServerProcess> {
  const child = fork(file, [JSON.stringify(setup)], {
    env: { ...process.env, NODE_ENV: 'production' },
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

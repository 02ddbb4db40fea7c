import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { BaselineSetup } from './baseline/server.ts'
import { listenTo, requireRunning, stopChild } from './child-process.ts'

export interface Baseline {
  baseUrl: string
  pid: number
  stop(): Promise<void>
}

/** Starts the server written by hand, in a process of its own. */
export async function startBaseline(setup: BaselineSetup, signal: AbortSignal): Promise<Baseline> {
  const child = fork(join(import.meta.dirname, 'baseline/server.ts'), [JSON.stringify(setup)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said = listenTo(child)
  const ended = once(child, 'exit').then(() => requireRunning(child, 'The baseline', said))
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

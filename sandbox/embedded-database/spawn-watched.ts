import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { WATCHDOG } from './watchdog.ts'

export interface WatchedProgram {
  program: string
  args: readonly string[]
  environment: Readonly<Record<string, string>>
  folder: string
  /** File that what it prints is appended to. */
  log: string
}

export interface WatchedProcess {
  pid: number
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>
  end(): void
}

/**
 * Runs a server that ends with this process. Detached, so that Ctrl-C in a terminal reaches the
 * launcher alone, which then ends the server in order.
 */
export async function spawnWatched(watched: WatchedProgram): Promise<WatchedProcess> {
  const { program, args, environment, folder, log } = watched
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, 'watchdog', log, program, ...args], {
    cwd: folder,
    detached: true,
    env: environment,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const ended = once(watchdog, 'exit').then(() => void watchdog.stdin.destroy())
  const pid = await readPid(watchdog.stdout, program)
  // The input closes when the launcher dies, too: there is one way to end, and it is well trodden.
  return { pid, ended, end: () => void watchdog.stdin.end() }
}

async function readPid(printed: Readable, program: string): Promise<number> {
  for await (const line of createInterface({ input: printed })) return Number(line)
  throw new Error(`The watchdog of ${program} did not start.`)
}

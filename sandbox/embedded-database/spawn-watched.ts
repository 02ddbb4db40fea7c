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
  /** File to which its output is appended. */
  log: string
}

export interface WatchedProcess {
  pid: number
  /** Resolves when it has ended. */
  ended: Promise<void>
  end(): void
}

/**
 * Runs a server that ends with this process. It is detached, so that Ctrl-C reaches only the launcher, which shuts the
 * server down in order.
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
  // The death of the launcher closes the input as well, so both cases take the same path.
  return { pid, ended, end: () => void watchdog.stdin.end() }
}

async function readPid(printed: Readable, program: string): Promise<number> {
  for await (const line of createInterface({ input: printed })) return Number(line)
  throw new Error(`The watchdog of ${program} did not start.`)
}

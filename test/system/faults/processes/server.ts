import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { sendSignal } from '../../../../sandbox/embedded-database/end-servers.ts'
import { lastLines } from '../../../../sandbox/embedded-database/run-program.ts'
import {
  spawnWatched,
  type WatchedProcess,
} from '../../../../sandbox/embedded-database/spawn-watched.ts'
import { interruption } from './interruption.ts'

/** A database server of a cluster, as a process. */
export interface Server {
  /** Resolves when it answers on its socket. */
  start(args: readonly string[]): Promise<void>
  ask(...statements: readonly string[]): Promise<RowDataPacket[]>
  signal(signal: NodeJS.Signals): void
  end(): Promise<void>
}

export interface ServerPlan {
  folder: string
  socketPath: string
  log: string
  environment: Readonly<Record<string, string>>
  toCommand(args: readonly string[]): { program: string; args: readonly string[] }
}

const PATIENCE_MS = 60_000
const ENDING_MS = 15_000

export function makeServer({
  folder,
  socketPath,
  log,
  environment,
  toCommand,
}: ServerPlan): Server {
  let running: WatchedProcess | null = null
  let isFrozen = false

  const ask = async (...statements: readonly string[]) => {
    const connection = await createConnection({ socketPath, user: 'root', connectTimeout: 2_000 })
    connection.on('error', () => {})
    try {
      let rows: unknown
      for (const sql of statements) [rows] = await connection.query({ sql, timeout: PATIENCE_MS })
      return Array.isArray(rows) ? (rows as RowDataPacket[]) : []
    } finally {
      connection.destroy()
    }
  }
  return {
    ask,
    async start(args) {
      const started = await spawnWatched({ ...toCommand(args), environment, folder, log })
      running = started
      isFrozen = false
      let hasEnded = false
      void started.ended.then(() => {
        hasEnded = true
      })
      await until(() => (hasEnded ? Promise.resolve(true) : ask('SELECT 1').then(() => true)))
      if (hasEnded) throw new Error(`A server ended before it answered.\n${await lastWordsIn(log)}`)
    },
    signal(signal) {
      if (running === null) return
      sendSignal(running.pid, signal)
      isFrozen = signal === 'SIGSTOP'
    },
    async end() {
      if (running === null) return
      const { pid, ended, end } = running
      running = null
      end()
      // The last one of a cluster without a majority waits for the others, and who is frozen hears nothing.
      const patienceMs = isFrozen ? 0 : ENDING_MS
      const impatience = setTimeout(() => sendSignal(pid, 'SIGKILL'), patienceMs)
      await ended
      clearTimeout(impatience)
    },
  }
}

/** A server that is not there yet refuses; the limit ends a wait in vain. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('The cluster does not become what it should.')
    await pause(50, undefined, { signal: interruption })
  }
}

async function lastWordsIn(log: string): Promise<string> {
  return lastLines(await readFile(log, 'utf8').catch(() => ''))
}

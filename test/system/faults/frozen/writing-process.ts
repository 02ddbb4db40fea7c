import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Caller } from '../../../../platform/caller.ts'
import type { SessionLimits } from '../../../../subgraphs/foundation/database/session-limits.ts'
import { testSocket } from '../../../support/database/test-database.ts'
import { endWithSuite } from '../../../support/jest/left-behind.ts'

/** A snapshot that was acknowledged. */
export interface Written {
  name: string
  version: number
}

export type Command =
  | { is: 'freeze'; at: string }
  | { is: 'import'; count: number }
  | { is: 'stop' }

export interface WritingProcess {
  /** The latest acknowledged version of each booking. */
  acknowledged: ReadonlyMap<string, number>
  /** Has it stop itself just before it sends a statement that matches. */
  freezeAt(statement: RegExp): void
  isFrozen(): boolean
  thaw(): void
  importMany(count: number): void
  stop(): Promise<void>
}

export interface WritingOptions {
  database: string
  caller: Caller
  sourceId: string
  sessions: SessionLimits
  /** Of the bookings that it puts, time and again. */
  names: readonly string[]
  writers: number
}

const VERSIONS = 2 ** 31

/** Rises with the time, in every process alike. */
export function risingVersion(): number {
  return Date.now() % VERSIONS
}

/** Starts a process that writes bookings in the database of a test. */
export function startWritingProcess(options: WritingOptions): WritingProcess {
  const child = fork(new URL('./write-bookings.ts', import.meta.url), {
    env: {
      ...process.env,
      SOCKET: testSocket(),
      DATABASE: options.database,
      CALLER: JSON.stringify(options.caller),
      SOURCE_ID: options.sourceId,
      SESSIONS: JSON.stringify(options.sessions),
      NAMES: options.names.join(','),
      WRITERS: String(options.writers),
    },
  })
  const acknowledged = new Map<string, number>()
  child.on('message', ({ name, version }: Written) => {
    acknowledged.set(name, Math.max(version, acknowledged.get(name) ?? 0))
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.once(
    'exit',
    // A frozen process hears no other signal.
    endWithSuite(() => child.kill('SIGKILL')),
  )
  const send = (command: Command) => void child.send(command)
  return {
    acknowledged,
    freezeAt: ({ source }) => send({ is: 'freeze', at: source }),
    isFrozen: () => isStopped(child),
    thaw: () => void child.kill('SIGCONT'),
    importMany: (count) => send({ is: 'import', count }),
    async stop() {
      child.kill('SIGCONT')
      if (child.connected) send({ is: 'stop' })
      await exited
    },
  }
}

function isStopped({ pid }: ChildProcess): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('T')
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { readConfig } from '../../../../platform/config/config.ts'
import {
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from '../../../../sandbox/embedded-database/embedded-database.ts'

/** The copy of MariaDB that everything else uses as well. */
const CACHE_DIR = readConfig(process.env).cacheDir

/** Starts are quick, but a first one may fetch. */
export const TIMEOUT_MS = 300_000

/** Runs a test in a folder of its own, which is gone afterwards. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'clubgate-test-')))
  try {
    await work(folder)
  } finally {
    // A server whose launcher was killed writes until its watchdog has ended it.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** The same where a database has run before, for what is not about the making of its tables. */
export function inUsedFolder(
  work: (folder: string) => Promise<void>,
  below: (folder: string) => string = (folder) => folder,
): Promise<void> {
  return inFolder(async (folder) => {
    await cp(await usedFolder(), below(folder), { recursive: true })
    await work(folder)
  })
}

let original: Promise<string> | undefined

/** A folder in which a database was started for the first time and stopped, to be read and copied. */
export function usedFolder(): Promise<string> {
  original ??= makeOriginal()
  return original
}

async function makeOriginal(): Promise<string> {
  const folder = await mkdtemp(join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), 'database-'))
  const database = await start(folder)
  await database.stop()
  return folder
}

export function start(dataDir: string, options: Partial<EmbeddedDatabaseOptions> = {}) {
  return startEmbeddedDatabase({
    dataDir,
    cacheDir: CACHE_DIR,
    source: 'auto',
    durability: 'relaxed',
    say: () => {},
    ...options,
  })
}

export async function query(socketPath: string, ...statements: string[]): Promise<RowDataPacket[]> {
  const connection = await createConnection({ socketPath, user: 'root' })
  try {
    let rows: unknown
    for (const statement of statements) [rows] = await connection.query(statement)
    return Array.isArray(rows) ? rows : []
  } finally {
    await connection.end()
  }
}

export interface Launcher {
  pid: number
  /** What it started, once that is ready. */
  database: Promise<{ socketPath: string; pid: number }>
  /** Ends it without any chance to clean up. */
  kill(): Promise<void>
}

/** Starts `embedded-database-launcher.ts` as a process of its own. */
export function launch(dataDir: string): Launcher {
  const script = join(import.meta.dirname, 'embedded-database-launcher.ts')
  const child = spawn(process.execPath, [script, dataDir, CACHE_DIR], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const printed = once(createInterface({ input: child.stdout }), 'line')
  return {
    pid: Number(child.pid),
    database: printed.then(([line]) => JSON.parse(line)),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Processes, servers and watchdogs alike, whose command line names the folder. */
export async function processesOn(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  return pids.filter((pid, index) => pid !== process.pid && lines[index]?.includes(folder))
}

export async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/^PPid:\s+(\d+)$/m)?.[1])
}

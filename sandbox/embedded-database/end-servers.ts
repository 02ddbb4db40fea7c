import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartupError } from '../../platform/config/startup-error.ts'
import { runProgram } from './run-program.ts'

/**
 * Terminates all servers on these tables: an orphan would lock them for 30 seconds and answer in place of the new
 * server. They are found by command line, because a recovering server has not written its pid file yet.
 */
export async function endServersOn(
  tables: string,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGKILL'],
): Promise<void> {
  for (const pid of await findServersOn(tables)) await endServer(pid, tables, signals)
}

/** Timeout for a shutdown, in which the server flushes its memory. */
export const STOP_TIMEOUT_MS = 20_000

/** Ignores a process that has ended already. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault
  }
}

async function endServer(pid: number, tables: string, signals: readonly NodeJS.Signals[]) {
  for (const signal of signals) {
    sendSignal(pid, signal)
    if (await isGone(pid, tables)) return
  }
  throw new StartupError(`The MariaDB with process id ${pid} on ${tables} cannot be ended.`)
}

async function isGone(pid: number, tables: string): Promise<boolean> {
  const deadline = Date.now() + STOP_TIMEOUT_MS
  while ((await findServersOn(tables)).includes(pid)) {
    if (Date.now() > deadline) return false
    await delay(20)
  }
  return true
}

async function findServersOn(tables: string): Promise<number[]> {
  const servers = process.platform === 'linux' ? await listFromProc() : await listFromPs()
  const wanted = `--datadir=${tables}`
  return servers.filter(({ words }) => words.includes(wanted)).map(({ pid }) => pid)
}

interface ServerOnMachine {
  pid: number
  words: readonly string[]
}

async function listFromProc(): Promise<ServerOnMachine[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  )
  const all = lines.map((line, index) => ({ pid: Number(pids[index]), words: line.split('\0') }))
  return all.filter(({ words }) => basename(words[0] ?? '') === 'mariadbd')
}

/** `ps` joins the words with spaces, which paths may contain; our flags all start with `--`. */
async function listFromPs(): Promise<ServerOnMachine[]> {
  const args = ['-axww', '-o', 'pid=,command=']
  const printed = await runProgram({ program: 'ps', args, timeoutMs: 10_000 })
  const rows = printed.split('\n').map((row) => row.trim().match(/^(\d+) (.*)$/))
  const all = rows.map((row) => ({
    pid: Number(row?.[1]),
    words: row?.[2]?.split(/ (?=--)/) ?? [],
  }))
  return all.filter(({ words }) => basename(words[0] ?? '') === 'mariadbd')
}

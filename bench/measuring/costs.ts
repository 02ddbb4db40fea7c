import type { Side } from '../sides/side.ts'
import { cpuTimeMs, mainThreadCpuTimeMs } from './cpu-time.ts'
import type { DatabaseServer } from './database-server.ts'
import type { Answered } from './run-round.ts'

/** A round, and what it cost. */
export interface Round extends Answered {
  cpuMs: number
  /** Its part that runs JavaScript, of which a process does one thing at a time. */
  mainThreadCpuMs: number
  databaseCpuMs: number
  /** Of this process, which is mostly the load generator. */
  loadCpuMs: number
  statements: number
}

/** What is still under way when a round ends belongs to it. */
export async function withCosts(
  { pids }: Side,
  database: DatabaseServer,
  run: () => Promise<Answered>,
): Promise<Round> {
  const sumOf = (timeMs: (pid: number) => number) => pids.reduce((sum, pid) => sum + timeMs(pid), 0)
  const databaseCpuTimeMs = () => (database.pid === null ? Number.NaN : cpuTimeMs(database.pid))
  const statements = await database.countStatements()
  const cpuMs = sumOf(cpuTimeMs)
  const mainThreadCpuMs = sumOf(mainThreadCpuTimeMs)
  const databaseCpuMs = databaseCpuTimeMs()
  const ownCpu = process.cpuUsage()
  const round = await run()
  const { user, system } = process.cpuUsage(ownCpu)
  await database.becomesQuiet()
  return {
    ...round,
    cpuMs: sumOf(cpuTimeMs) - cpuMs,
    mainThreadCpuMs: sumOf(mainThreadCpuTimeMs) - mainThreadCpuMs,
    databaseCpuMs: databaseCpuTimeMs() - databaseCpuMs,
    loadCpuMs: (user + system) / 1_000,
    statements: (await database.countStatements()) - statements,
  }
}

import type { Side } from '../sides/side.ts'
import { cpuTimeMs } from './cpu-time.ts'
import type { DatabaseServer } from './database-server.ts'
import type { Answered } from './run-round.ts'

/** A round, and what it cost. */
export interface Round extends Answered {
  cpuMs: number
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
  const serverCpuTimeMs = () => pids.reduce((sum, pid) => sum + cpuTimeMs(pid), 0)
  const databaseCpuTimeMs = () => (database.pid === null ? Number.NaN : cpuTimeMs(database.pid))
  const statements = await database.countStatements()
  const cpuMs = serverCpuTimeMs()
  const databaseCpuMs = databaseCpuTimeMs()
  const ownCpu = process.cpuUsage()
  const round = await run()
  const { user, system } = process.cpuUsage(ownCpu)
  await database.becomesQuiet()
  return {
    ...round,
    cpuMs: serverCpuTimeMs() - cpuMs,
    databaseCpuMs: databaseCpuTimeMs() - databaseCpuMs,
    loadCpuMs: (user + system) / 1_000,
    statements: (await database.countStatements()) - statements,
  }
}

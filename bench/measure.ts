import { cpuTimeMs } from './cpu-time.ts'
import type { DatabaseServer } from './database-server.ts'
import { runRound, type Target } from './run-round.ts'
import { type Scenario, SIDES, type Side } from './scenarios.ts'

export interface Plan {
  rounds: number
  /** Of each round. */
  seconds: number
  signal: AbortSignal
}

export interface Comparison {
  /** Throughput against the baseline's: median of the pairs of rounds that followed each other. */
  ratio: number
  figures: Record<Side, Figures>
}

/** How one server did in one scenario. */
export interface Figures {
  /** Median of the rounds. */
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server itself, without the database's. */
  cpuMsPerRequest: number
  /** That of the database's, which is what bounds a server that leaves the work to it. */
  databaseCpuMsPerRequest: number
  statementsPerRequest: number
  /** Of a single connection, where no request waits for another one. */
  aloneP50Ms: number
}

/** A round, and what it cost. */
interface Round {
  perSecond: number
  durationsMs: number[]
  cpuMs: number
  databaseCpuMs: number
  statements: number
}

type RunRound = (side: Side, connections: number, seconds: number) => Promise<Round>

const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
const ALONE_SECONDS = 1.5

/** Measures a scenario on both servers in turns, so that what disturbs the machine disturbs both. */
export async function measure(
  scenario: Scenario,
  targets: Readonly<Record<Side, Target>>,
  database: DatabaseServer,
  { rounds, seconds, signal }: Plan,
): Promise<Comparison> {
  const run: RunRound = (side, connections, seconds) =>
    withCosts(targets[side], database, () =>
      runRound(scenario, targets[side], { connections, seconds, signal }),
    )
  const done: Record<Side, Round[]> = { clubgate: [], baseline: [] }
  for (const side of SIDES) await run(side, CONNECTIONS, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed())
      done[side].push(await run(side, CONNECTIONS, seconds))

  const { clubgate, baseline } = done
  const ratios = clubgate.map((round, i) => round.perSecond / (baseline[i]?.perSecond ?? 0))
  return {
    ratio: median(ratios),
    figures: {
      clubgate: toFigures(clubgate, await run('clubgate', 1, ALONE_SECONDS)),
      baseline: toFigures(baseline, await run('baseline', 1, ALONE_SECONDS)),
    },
  }
}

/** What is still under way when a round ends belongs to it. */
async function withCosts(
  { pid }: Target,
  database: DatabaseServer,
  run: () => Promise<Pick<Round, 'perSecond' | 'durationsMs'>>,
): Promise<Round> {
  const statements = await database.countStatements()
  const databaseCpuTimeMs = () => (database.pid === null ? Number.NaN : cpuTimeMs(database.pid))
  const cpuMs = cpuTimeMs(pid)
  const databaseCpuMs = databaseCpuTimeMs()
  const round = await run()
  await database.becomesQuiet()
  return {
    ...round,
    cpuMs: cpuTimeMs(pid) - cpuMs,
    databaseCpuMs: databaseCpuTimeMs() - databaseCpuMs,
    statements: (await database.countStatements()) - statements,
  }
}

function toFigures(rounds: readonly Round[], alone: Round): Figures {
  const durationsMs = rounds.flatMap((round) => round.durationsMs)
  const perRequest = (cost: 'cpuMs' | 'databaseCpuMs' | 'statements') =>
    rounds.reduce((sum, round) => sum + round[cost], 0) / durationsMs.length
  return {
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50Ms: median(durationsMs),
    p99Ms: percentile(durationsMs, 0.99),
    cpuMsPerRequest: perRequest('cpuMs'),
    databaseCpuMsPerRequest: perRequest('databaseCpuMs'),
    statementsPerRequest: perRequest('statements'),
    aloneP50Ms: median(alone.durationsMs),
  }
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Between two values it is their mean, weighted by nearness. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const [below = 0, above = 0] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
  return below + (above - below) * (position % 1)
}

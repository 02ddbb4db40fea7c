import type { DatabaseServer } from './database-server.ts'
import { type Load, type Round, runRound, type Target } from './run-round.ts'
import type { Scenario, Side } from './scenarios.ts'

export interface Plan {
  rounds: number
  /** Of each round. */
  seconds: number
  signal: AbortSignal
}

/** How one server did in one scenario. */
export interface Figures {
  /** Median of the rounds. */
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Of a single connection, which never waits for another one. */
  aloneP50Ms: number
  statementsPerRequest: number
}

const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
const ALONE_SECONDS = 1.5

/** Measures a scenario on both servers in turns, so that what disturbs the machine disturbs both. */
export async function measure(
  scenario: Scenario,
  targets: readonly [Target, Target],
  database: DatabaseServer,
  { rounds, seconds, signal }: Plan,
): Promise<Record<Side, Figures>> {
  const [first, second] = targets
  const load: Load = { connections: CONNECTIONS, seconds, signal }
  for (const target of targets)
    await runRound(scenario, target, { ...load, seconds: WARM_UP_SECONDS })

  const done: Record<Side, Round[]> = { clubgate: [], baseline: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const target of round % 2 === 0 ? [first, second] : [second, first])
      done[target.side].push(await runRound(scenario, target, load))

  const alone: Load = { connections: 1, seconds: ALONE_SECONDS, signal }
  const figures = async (target: Target): Promise<Figures> => ({
    ...toFigures(done[target.side]),
    ...(await runAlone(scenario, target, database, alone)),
  })
  const ofFirst = await figures(first)
  return { [first.side]: ofFirst, [second.side]: await figures(second) } as Record<Side, Figures>
}

async function runAlone(scenario: Scenario, target: Target, database: DatabaseServer, load: Load) {
  const before = await database.countStatements()
  const { durationsMs } = await runRound(scenario, target, load)
  const statements = (await database.countStatements()) - before
  return {
    aloneP50Ms: percentile(durationsMs, 0.5),
    statementsPerRequest: statements / durationsMs.length,
  }
}

function toFigures(rounds: readonly Round[]) {
  const durationsMs = rounds.flatMap((round) => round.durationsMs)
  return {
    perSecond: percentile(
      rounds.map(({ perSecond }) => perSecond),
      0.5,
    ),
    p50Ms: percentile(durationsMs, 0.5),
    p99Ms: percentile(durationsMs, 0.99),
  }
}

/** Between two values it is their mean, weighted by nearness. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const [below = 0, above = 0] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
  return below + (above - below) * (position % 1)
}

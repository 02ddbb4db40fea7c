import { checkCosts } from './check.ts'
import { findLimit, type Grown } from './grow.ts'
import { type MeasuredCosts, readCosts } from './measured-costs.ts'

interface Case extends Grown {
  title: string
}

/** A tenth of the requests write. */
const MIX = 0.1

const PROCESSES = [1, 2, 4, 8, 16, 32]
const PRIMARIES = [1, 2, 4, 8]

/** Steps of growth, each with the part that it finds full. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'processes, one primary': PROCESSES.map((processes) => ({
    ...{ title: `${processes}`, processes, primaries: 1, writes: MIX },
  })),
  'primaries, 32 processes': PRIMARIES.map((primaries) => ({
    ...{ title: `${primaries}`, processes: 32, primaries, writes: MIX },
  })),
  'primaries, 32 processes, writes alone': PRIMARIES.map((primaries) => ({
    ...{ title: `${primaries}`, processes: 32, primaries, writes: 1 },
  })),
  'largest organization, 32 processes, 8 primaries, writes alone': [0, 0.1, 0.2, 0.5].map(
    (largest) => ({
      ...{ title: `${largest * 100} %`, processes: 32, primaries: 8, writes: 1, largest },
    }),
  ),
  'flush, 8 processes, one primary, writes alone': [0.2, 1, 5, 20].map((flushMs) => ({
    ...{ title: `${flushMs} ms`, processes: 8, primaries: 1, writes: 1, flushMs },
  })),
  'sockets of a club, 16 processes, 4 primaries': [0, 5, 50].map((sockets) => ({
    ...{ title: `${sockets}`, processes: 16, primaries: 4, writes: MIX, sockets },
  })),
  'Redis’s time for a count, 32 processes, 8 primaries': [0.01, 0.02, 0.05].map((redisMs) => ({
    ...{ title: `${redisMs} ms`, processes: 32, primaries: 8, writes: MIX, redisMs },
  })),
}

/** Prints how the measured costs grow by a simulation, after a check against the measured throughput. */
export async function benchSimulate(): Promise<void> {
  const costs = await readCosts()
  console.log(
    `Costs of ${costs.measuredOn}: ${costs.machine}; a flush takes ${costs.flushMs} ms.\n`,
  )
  console.log(toCheckTable(costs))
  for (const [title, cases] of Object.entries(CASES))
    console.log(`\n${toGrowthTable(title, cases, costs)}`)
}

function toCheckTable(costs: MeasuredCosts): string {
  const lines = checkCosts(costs).map(
    ({ title, connections, measured, simulated }) =>
      `| ${title} | ${connections} | ${round(measured)} | ${round(simulated)} | ${percent(simulated / measured - 1)} |`,
  )
  return toTable('| work | connections | measured/s | simulated/s | |', lines)
}

function toGrowthTable(title: string, cases: readonly Case[], costs: MeasuredCosts): string {
  const lines = cases.map((grown) => {
    const { perSecond, p50Ms, busy, full } = findLimit(costs, grown)
    const cells = [busy.process, busy.database, busy.log, busy.redis].map(percent)
    return `| ${grown.title} | ${round(perSecond)} | ${p50Ms.toFixed(1)} | ${cells.join(' | ')} | ${full} |`
  })
  return toTable(
    `| ${title} | requests/s | p50 ms | process | database | log | Redis | full |`,
    lines,
  )
}

function toTable(head: string, lines: readonly string[]): string {
  const columns = head.split('|').length - 3
  return [head, `| --- |${' ---: |'.repeat(columns)}`, ...lines].join('\n')
}

/** Two digits: a simulation is not more exact. */
function round(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en-US')
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

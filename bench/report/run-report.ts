import { loadavg } from 'node:os'
import { type ComparisonPlan, compareSides } from '../compare-sides.ts'
import { benchDeliveries } from '../deliveries/bench-deliveries.ts'
import { benchGrowth } from '../growth/bench-growth.ts'
import { benchMemory } from '../growth/bench-memory.ts'
import { benchDesk } from '../growth/desk/bench-desk.ts'
import { benchProfile } from '../profile/bench-profile.ts'
import { measureFanOut } from '../stream/fan-out.ts'
import { toMachineFacts } from './columns.ts'
import { drawReport } from './draw-report.ts'
import { keepFigures } from './figures-file.ts'
import { toGoals } from './goals.ts'
import { toTable } from './table.ts'

export interface ReportPlan extends ComparisonPlan {
  sizes: readonly number[]
  deliveries: number
}

/** Runs all benches and writes the report. */
export async function runReport(plan: ReportPlan): Promise<void> {
  const { sizes, rounds, seconds, signal } = plan
  const [loadBefore = 0] = loadavg()
  const startedAt = new Date()
  const part = async <T>(work: (stack: AsyncDisposableStack) => Promise<T>): Promise<T> => {
    await using stack = new AsyncDisposableStack()
    return await work(stack)
  }
  /** A failed part does not discard the figures of the others. */
  const orNothing = (error: unknown) => {
    if (signal.aborted) throw error
    console.error(error)
    return []
  }
  const { measurements: sides, database } = await part((stack) => compareSides(stack, plan))
  // The report shows the slowest of many reads, so each needs enough rounds against outliers.
  const growthPlan = {
    make: 'MariaDB',
    sizes,
    only: null,
    rounds: 2 * rounds,
    seconds,
    signal,
  } as const
  const growth = await part((stack) => benchGrowth(stack, growthPlan)).catch(orNothing)
  const deliveries = await part((stack) =>
    benchDeliveries(stack, { rounds, deliveries: plan.deliveries, signal }),
  ).catch(orNothing)
  const profiles = await part((stack) =>
    benchProfile(stack, { only: null, seconds: 3 * seconds, signal }),
  ).catch(orNothing)
  const memory = await part((stack) => benchMemory(stack, { seconds: 3 * seconds, signal })).catch(
    orNothing,
  )
  const orNone = (error: unknown) => {
    orNothing(error)
    return undefined
  }
  const fanOut = await part((stack) => measureFanOut(stack, signal)).catch(orNone)
  const deskPlan = { make: 'MariaDB', rows: Math.max(...sizes), rounds, only: null } as const
  const desk = await part((stack) => benchDesk(stack, { ...deskPlan, signal })).catch(orNone)
  const figures = {
    ...{ measuredOn: startedAt.toISOString(), machine: toMachineFacts(database) },
    ...{ rounds, seconds, loadBefore, sides, growth, deliveries, profiles },
    memory,
    ...(fanOut && { fanOut }),
    ...(desk && { desk }),
  }
  console.log(`\n${toTable([...sides, ...growth, ...deliveries])}\n`)
  for (const { work, goal, measured, isMet } of toGoals(figures))
    console.log(`${isMet ? 'met   ' : 'missed'} ${work}: ${measured}; goal ${goal}`)
  console.log(`Kept: ${await keepFigures(figures)}`)
  await drawReport()
}

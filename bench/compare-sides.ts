import { makeRun } from './measuring/make-run.ts'
import { type Measurement, measure } from './measuring/measure.ts'
import type { SideKind } from './sides/side.ts'
import { type DatabaseMake, type Sides, startSides } from './sides/start-sides.ts'
import type { Work } from './workloads/work.ts'
import { makeWorks } from './workloads/works.ts'

export interface ComparisonPlan {
  makes: readonly DatabaseMake[]
  kinds: readonly SideKind[]
  trees: readonly string[]
  /** Keys of works; null for all. */
  only: readonly string[] | null
  rounds: number
  /** Of each round. */
  seconds: number
  signal: AbortSignal
}

export interface Comparison {
  measurements: Measurement[]
  /** Make and version. */
  database: string
}

/** Measures all sides alternately, on one database server after the other. */
export async function compareSides(
  stack: AsyncDisposableStack,
  { makes, kinds, trees, only, rounds, seconds, signal }: ComparisonPlan,
): Promise<Comparison> {
  const works = makeWorks(only)
  const started: Sides[] = []
  for (const make of makes) started.push(await startSides(stack, { make, kinds, trees, signal }))
  const versions = started.map(({ database }, index) => `${makes[index]} ${database.version}`)

  const measurements: Measurement[] = []
  for (const work of works)
    for (const [index, { sides, database }] of started.entries()) {
      const title = makes.length === 1 ? work.title : `${work.title}, ${makes[index]}`
      console.log(`${title} …`)
      const named: Work = { ...work, title }
      const plan = { rounds, signal }
      const run = makeRun(named, { database, seconds, signal })
      measurements.push(...(await measure(named, sides, plan, run)))
    }
  return { measurements, database: versions.join(' and ') }
}

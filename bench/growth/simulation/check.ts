import type { Measurement } from '../../measuring/measure.ts'
import { fitCosts, SIMULATED } from './costs.ts'
import type { MeasuredCosts } from './measured-costs.ts'
import { runConnections } from './run-load.ts'

/** A measured throughput, and what the simulation makes of the same load. */
export interface Checked {
  title: string
  connections: number
  measured: number
  simulated: number
}

/** Works whose costs are fitted together: the same requests, to one source and to several. */
export const FAMILIES = {
  one: ['one'],
  page: ['list-apart'],
  next: ['put-next', 'put-next-8'],
  new: ['put-new', 'put-new-8'],
} as const

const SECONDS = 2

/** Repeats each measured load in the simulation, on one machine that everything shares. */
export function checkCosts({ measurements, cores, flushMs }: MeasuredCosts): Checked[] {
  return Object.values(FAMILIES).flatMap((keys) => {
    const costOf = fitCosts(measurements, keys)
    return measurements
      .filter(({ key }) => (keys as readonly string[]).includes(key))
      .map((measurement) => check(measurement, { costOf, cores, flushMs }))
  })
}

function check(
  { key, title, connections, sides }: Measurement,
  {
    costOf,
    cores,
    flushMs,
  }: { costOf: ReturnType<typeof fitCosts>; cores: number; flushMs: number },
): Checked {
  const sources = SIMULATED[key]?.sources ?? 0
  const { perSecond } = runConnections(connections, {
    installation: {
      ...{ processes: 1, primaries: 1, databaseCores: cores },
      ...{ flushMs, sharedCores: cores },
    },
    seconds: SECONDS,
    next: (nth) => ({
      ...{ costOf, isWrite: sources > 0, process: 0, primary: 0 },
      source: sources === 0 ? 0 : nth % sources,
    }),
  })
  return { title, connections, measured: sides[0]?.perSecond ?? 0, simulated: perSecond }
}

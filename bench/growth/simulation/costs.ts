import type { Measurement } from '../../measuring/measure.ts'

/** Processor time of a request in milliseconds. */
export interface Cost {
  /** Of a process, in the thread that runs JavaScript. */
  cpuMs: number
  /** Of its other threads, which collect garbage and compile meanwhile. */
  threadsCpuMs: number
  databaseCpuMs: number
  /** Of the load generator, where it shares the machine. */
  loadCpuMs: number
}

/** How many requests a process has at once, and how many of them one source has. */
export interface Together {
  inProcess: number
  inLane: number
}

export type CostOf = (together: Together) => Cost

/** A measured cost, and at how many concurrent requests. */
interface Point extends Together {
  cost: Cost
}

/** Works of the bench that the simulation executes, with the sources that each writes to; none for a read. */
export const SIMULATED: Readonly<Record<string, { sources: number }>> = {
  one: { sources: 0 },
  'list-apart': { sources: 0 },
  'put-next': { sources: 1 },
  'put-new': { sources: 1 },
  'put-next-8': { sources: 8 },
  'put-new-8': { sources: 8 },
}

/**
 * Cost of a work by concurrency. Requests that arrive together share statements, turns of the event loop and
 * transactions, so a cost is `alone` for each of these, which is divided by those who share it, plus `each`.
 */
export function fitCosts(measurements: readonly Measurement[], keys: readonly string[]): CostOf {
  const points = keys.flatMap((key) => pointsOf(measurements, key))
  if (points.length === 0) throw new Error(`There are no figures of ${keys.join(' or ')}.`)

  const areThreadsMeasured = points.some(({ cost }) => cost.threadsCpuMs > LEAST_MS)
  const fits = (['cpuMs', 'threadsCpuMs', 'databaseCpuMs', 'loadCpuMs'] as const).map((part) =>
    fit(points.map(({ cost, ...together }) => ({ ...together, value: cost[part] }))),
  )
  const [cpuMs = ZERO, threadsCpuMs = ZERO, databaseCpuMs = ZERO, loadCpuMs = ZERO] = fits
  return (together) => ({
    cpuMs: cpuMs(together),
    threadsCpuMs: areThreadsMeasured ? threadsCpuMs(together) : 0,
    databaseCpuMs: databaseCpuMs(together),
    loadCpuMs: loadCpuMs(together),
  })
}

/**
 * Share of the other threads' time in which JavaScript waits for them, as it does for parts of a collection. Fitted to the
 * measured throughput.
 */
const STOPS = 0.25

/** Relative errors need something to divide by. */
const LEAST_MS = 0.001

const ZERO = () => 0

function pointsOf(measurements: readonly Measurement[], key: string): Point[] {
  const sources = SIMULATED[key]?.sources ?? 0
  return measurements
    .filter((measurement) => measurement.key === key)
    .flatMap(({ connections, sides: [clubgate] }) => {
      if (!clubgate) return []
      const { cpuMs: allCpuMs, databaseCpuMs, loadCpuMs, mainThreadCpuMs = allCpuMs } = clubgate
      const inLane = sources === 0 ? connections : Math.max(1, connections / sources)
      const ofThreads = Math.max(allCpuMs - mainThreadCpuMs, LEAST_MS)
      const cost = {
        ...{ cpuMs: mainThreadCpuMs + ofThreads * STOPS, threadsCpuMs: ofThreads * (1 - STOPS) },
        ...{ databaseCpuMs, loadCpuMs },
      }
      return [{ inProcess: connections, inLane, cost }]
    })
}

interface Sample extends Together {
  value: number
}

/** Steps of the search for the shares of a cost. */
const STEPS = 100

/**
 * The cost `each + shared / inProcess + lane / inLane` with the least relative error, found by trying all shares:
 * three numbers for up to five points, none of which may be negative.
 */
function fit(samples: readonly Sample[]): (together: Together) => number {
  let best = { error: Number.POSITIVE_INFINITY, of: (_: Together) => 0 }
  for (let shared = 0; shared <= STEPS; shared += 1)
    for (let lane = 0; lane <= STEPS - shared; lane += 1) {
      const shape = ({ inProcess, inLane }: Together) =>
        (STEPS - shared - lane) / STEPS + shared / STEPS / inProcess + lane / STEPS / inLane
      const scale = scaleOf(samples, shape)
      const of = (together: Together) => scale * shape(together)
      const error = samples.reduce((sum, one) => sum + (of(one) / one.value - 1) ** 2, 0)
      if (error < best.error) best = { error, of }
    }
  return best.of
}

/** The factor of the shape with the least sum of squared relative errors. */
function scaleOf(samples: readonly Sample[], shape: (together: Together) => number): number {
  let [first, second] = [0, 0]
  for (const sample of samples) {
    const share = shape(sample) / sample.value
    first += share
    second += share * share
  }
  return first / second
}

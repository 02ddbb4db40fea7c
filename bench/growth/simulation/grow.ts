import { makeChance } from './chance.ts'
import { FAMILIES } from './check.ts'
import { type CostOf, fitCosts } from './costs.ts'
import type { MeasuredCosts } from './measured-costs.ts'
import { runArrivals, type Simulated } from './run-load.ts'
import type { Installation, Request } from './system.ts'

/** An installation to find the limit of, and the load of its clubs. */
export interface Grown extends Pick<Installation, 'processes' | 'primaries' | 'redisMs'> {
  /** Share of requests that write; the others read, three of ten a page. */
  writes: number
  /** Share of the largest organization; the others are equal. */
  largest?: number
  /** Sockets that follow each club, each connected to any process. */
  sockets?: number
  flushMs?: number
}

export interface Limit extends Simulated {
  /** The part that is busiest at the limit. */
  full: keyof Simulated['busy']
}

/** A primary's cores. */
const DATABASE_CORES = 4
const ORGANIZATIONS = 1_000
/** Booking sources of the largest organization; each other one has one. */
const SOURCES_OF_LARGEST = 100
const PAGES = 0.3
/** Half of the bookings that are written are new. */
const NEW = 0.5
/** A rate is sustained if 99 of 100 requests are answered within this time: above it, queues grow. */
const PATIENCE_MS = 100

/** The highest rate at which 99 of 100 requests are answered within a tenth of a second. */
export function findLimit(costs: MeasuredCosts, grown: Grown): Limit {
  const { processes, primaries, redisMs, flushMs = costs.flushMs } = grown
  const installation = {
    ...{ processes, primaries, databaseCores: DATABASE_CORES, flushMs, sharedCores: null },
    ...(redisMs === undefined ? {} : { redisMs }),
  }
  const at = (perSecond: number) =>
    // Some thousand requests are enough, however fast they arrive.
    runArrivals(perSecond, {
      ...{ installation, next: makeRequests(costs, grown) },
      seconds: Math.min(2, Math.max(0.6, 8_000 / perSecond)),
    })
  const isSustained = (perSecond: number) => at(perSecond).p99Ms <= PATIENCE_MS
  let [low, high] = [500, 1_000]
  while (isSustained(high)) [low, high] = [high, high * 2]
  while (high / low > 1.06) {
    const middle = (low + high) / 2
    if (isSustained(middle)) low = middle
    else high = middle
  }
  const found = at(low)
  const parts = Object.entries(found.busy) as [keyof Simulated['busy'], number][]
  const [full] = parts.reduce((most, one) => (one[1] > most[1] ? one : most))
  return { ...found, full }
}

function makeRequests(costs: MeasuredCosts, grown: Grown): (nth: number) => Request {
  const { processes, primaries, writes, largest = 0, sockets = 0 } = grown
  const chance = makeChance(7)
  const [read, page, changed, added] = (['one', 'page', 'next', 'new'] as const).map((family) =>
    fitCosts(costs.measurements, FAMILIES[family]),
  ) as [CostOf, CostOf, CostOf, CostOf]
  const oneOf = (count: number) => Math.floor(chance() * count)

  return () => {
    const organization = chance() < largest ? 0 : 1 + oneOf(ORGANIZATIONS)
    const source = organization === 0 ? -oneOf(SOURCES_OF_LARGEST) : organization
    const at = { process: oneOf(processes), primary: organization % primaries, source }
    if (chance() >= writes) return { ...at, isWrite: false, costOf: chance() < PAGES ? page : read }
    const followers = new Set(Array.from({ length: sockets }, () => oneOf(processes)))
    return {
      ...{ ...at, isWrite: true, costOf: chance() < NEW ? added : changed },
      ...{ followers: [...followers], tailCostOf: read },
    }
  }
}

import type { DeskFigures } from '../growth/desk/bench-desk.ts'
import type { Figures } from '../measuring/figures.ts'
import type { Measurement } from '../measuring/measure.ts'
import { FORM_NAMES } from '../sides/side.ts'
import type { ReportFigures } from './figures-file.ts'
import { ratiosOf } from './ratios.ts'

export interface Goal {
  work: string
  goal: string
  /** Measured values, each with its name if there are several. */
  measured: string
  isMet: boolean
}

interface Named {
  name: string
  ratio: number
}

/** Goals and measured results. */
export function toGoals(figures: ReportFigures): Goal[] {
  const { sides, growth, deliveries, memory = [], fanOut, desk } = figures
  const toHand = (keys: readonly string[], load: number) =>
    ratiosTo(sides, { side: 'hand-written', keys, loads: [load] })
  const reads = ['list', 'one', 'sessions', 'session', 'events']
  const imported = findOf(sides, 'import')?.sides[0]?.p50Ms ?? Number.NaN
  const grown = growth.map((measurement): Named => {
    const [seed, largest] = [measurement.sides[0], measurement.sides.at(-1)]
    const ratio = seed && largest ? ratiosOf(largest, seed, measurement.connections).median : NaN
    return { name: measurement.title, ratio }
  })
  return [
    atLeast('PUT, 20 connections, one source', 2.6, toHand(['put-new', 'put-next'], 20)),
    atLeast('PUT, 1 connection, p50', 0.85, toHand(['put-new', 'put-next'], 1)),
    atMost('import of 500 new bookings', { goal: 100, measured: imported, unit: 'ms' }),
    atLeast('GET booking, 1 connection, p50', 0.9, toHand(['one'], 1)),
    atLeast('GET booking', 1, toHand(['one'], 20)),
    atLeast('GET /bookings?limit=50', 0.95, toHand(['list'], 20)),
    atLeast('the same, each connection another page', 1, toHand(['list-apart'], 20)),
    atLeast('reads of the largest tables against the seed’s, the slowest', 0.9, lowestOf(grown)),
    atLeast(
      'reads against the off-the-shelf stack over HTTP, 20 connections',
      4,
      ratiosTo(sides, { side: 'off the shelf, over HTTP', keys: reads, loads: [20] }),
    ),
    atLeast(
      'the same, its subgraphs called in one process',
      4,
      ratiosTo(sides, { side: 'off the shelf', keys: reads, loads: [20] }),
    ),
    ...toFormGoals(sides),
    atMost('resident memory of a whole server under load', {
      goal: 350,
      measured: memory.find(({ side }) => side === FORM_NAMES.server)?.mostMb ?? Number.NaN,
      unit: 'MB',
    }),
    atMost('an event to 800 sockets of a club, the last one, p50', {
      goal: 40,
      measured: fanOut?.lastP50Ms ?? Number.NaN,
      unit: 'ms',
    }),
    ...toDeskGoals(desk),
    atLeast(
      'deliveries against the bare loop',
      0.6,
      deliveries.map(({ title, sides: [ours, bare] }) => ({
        name: title.split(', ')[1] ?? '',
        ratio: ours && bare ? ratiosOf(ours, bare, 0).median : Number.NaN,
      })),
    ),
  ]
}

/** The page Today of a large day, and a search among all bookings of a club. */
function toDeskGoals(desk: DeskFigures | undefined): Goal[] {
  const searches = desk?.reads.filter(({ name }) => name.startsWith('search')) ?? []
  const slowest = searches.length > 0 ? Math.max(...searches.map(({ p95Ms }) => p95Ms)) : Number.NaN
  return [
    atMost('page Today, 500 bookings on 24 courts, all drawn', {
      goal: 1500,
      measured: desk?.today?.drawnMs ?? Number.NaN,
      unit: 'ms',
    }),
    atMost('search among the bookings of a club, its slowest words, p95', {
      goal: 50,
      measured: slowest,
      unit: 'ms',
    }),
  ]
}

/** The forms that can be replicated, against `npm start` or each other. */
function toFormGoals(sides: readonly Measurement[]): Goal[] {
  const { server, servers, edge } = FORM_NAMES
  const rows = ['list', 'one', 'sessions', 'session', 'events', 'put-new', 'put-next', 'put-next-8']
  const compared = (one: string, other: string, keys: readonly string[]) =>
    sides
      .filter(({ key, connections }) => keys.includes(key) && connections === 20)
      .flatMap(({ key, connections, sides: figures }) => {
        const [first, second] = [one, other].map((name) => figures.find((f) => f.side === name))
        if (!first || !second) return []
        return [{ name: key, ratio: ratiosOf(first, second, connections).median }]
      })
  const scaled = ['list', 'one', 'sessions', 'session', 'events', 'put-next-8']
  return [
    atLeast(
      'a whole server against `npm start`, 20 connections',
      0.95,
      compared(server, 'Clubgate', rows),
    ),
    atLeast('two processes of it against one, two cores', 1.3, compared(servers, server, scaled)),
    atLeast(
      'edge and subgraphs, GET booking, 20 connections',
      0.6,
      compared(edge, 'Clubgate', ['one']),
    ),
    atLeast(
      'edge and subgraphs, PUT, 20 connections',
      0.8,
      compared(edge, 'Clubgate', ['put-next']),
    ),
  ]
}

interface Measured {
  goal: number
  measured: number
  unit: string
}

function atMost(work: string, { goal, measured, unit }: Measured): Goal {
  const isMeasured = !Number.isNaN(measured)
  return {
    work,
    goal: `≤ ${goal} ${unit}`,
    measured: isMeasured ? `${measured.toFixed(0)} ${unit}` : '',
    isMet: isMeasured && measured <= goal,
  }
}

function atLeast(work: string, goal: number, ratios: readonly Named[]): Goal {
  const each = ratios.map(({ name, ratio }) => `${ratio.toFixed(2)} (${name})`)
  const [only] = ratios
  return {
    work,
    goal: `≥ ${goal}`,
    measured: ratios.length === 1 && only ? only.ratio.toFixed(2) : each.join(', '),
    isMet: ratios.length > 0 && ratios.every(({ ratio }) => ratio >= goal),
  }
}

function lowestOf(ratios: readonly Named[]): Named[] {
  return ratios.toSorted((a, b) => a.ratio - b.ratio).slice(0, 1)
}

interface Compared {
  side: string
  keys: readonly string[]
  loads: readonly number[]
}

/** Ratios of Clubgate, the first side, to another side. */
function ratiosTo(measurements: readonly Measurement[], { side, keys, loads }: Compared): Named[] {
  return measurements
    .filter(({ key, connections }) => keys.includes(key) && loads.includes(connections))
    .flatMap(({ key, connections, sides: [clubgate, ...others] }) => {
      const other = others.find((figures: Figures) => figures.side === side)
      if (!clubgate || !other) return []
      return [{ name: key, ratio: ratiosOf(clubgate, other, connections).median }]
    })
}

function findOf(measurements: readonly Measurement[], key: string): Measurement | undefined {
  return measurements.find((measurement) => measurement.key === key)
}

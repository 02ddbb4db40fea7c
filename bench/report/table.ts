import type { Figures } from '../measuring/figures.ts'
import type { Measurement } from '../measuring/measure.ts'
import { toColumns } from './columns.ts'
import { ratiosOf } from './ratios.ts'

const COLUMNS = [
  '',
  'side',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'CPU ms/request',
  'database CPU ms/request',
  'SQL/request',
  'the first to this one',
  'round by round',
]

/** Results per side and load; a single connection is compared by p50, others by throughput. */
export function toTable(measurements: readonly Measurement[]): string {
  return toColumns([COLUMNS, ...measurements.flatMap(toRows)])
}

function toRows({ title, connections, sides }: Measurement): string[][] {
  const [clubgate, ...others] = sides
  if (clubgate === undefined) return []

  const one = connections === 1 ? '1 connection' : `${connections} connections`
  return [
    [`${title}, ${one}`, ...toCells(clubgate), '', ''],
    ...others.map((other) => {
      const { median, rounds } = ratiosOf(clubgate, other, connections)
      const each = rounds.map((ratio) => ratio.toFixed(2)).join(' ')
      return ['', ...toCells(other), median.toFixed(2), each]
    }),
  ]
}

function toCells(figures: Figures): string[] {
  return [
    figures.side,
    figures.perSecond.toFixed(0),
    figures.p50Ms.toFixed(2),
    figures.p99Ms.toFixed(2),
    figures.cpuMs.toFixed(2),
    figures.databaseCpuMs.toFixed(2),
    figures.statements.toFixed(1),
  ]
}

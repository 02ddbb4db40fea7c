import { toColumns } from '../../../../bench/report/columns.ts'
import type { EndpointAccount } from './account.ts'
import type { MemorySample } from './measure-memory.ts'
import type { TimedRead } from './read-latencies.ts'

export interface FaultWindow {
  title: string
  from: number
  until: number
}

export interface SoakResult {
  startedAt: number
  minutes: number
  acknowledged: { bookings: number; sessions: number; requests: number; broken: number }
  lost: { bookings: number; sessions: number }
  faults: number
  events: number
  sockets: { count: number; missing: number; twice: number; reconnects: number }
  endpoints: readonly EndpointAccount[]
  /** Mails that the server took, each once; recipients by the outcome that the platform states. */
  mails: { taken: number; outcomes: Readonly<Record<string, number>> }
  windows: readonly FaultWindow[]
  reads: readonly TimedRead[]
  memory: Readonly<Record<string, readonly MemorySample[]>>
}

const FLAT = 1.1
const P99_MS = 100

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export function readsOutside({ reads, windows }: SoakResult): readonly TimedRead[] {
  return reads.filter(({ at, ms }) =>
    windows.every(({ from, until }) => at < from || at - ms > until),
  )
}

/** First and last sample of each process, and how much larger the last one is. */
export function growthOf({ memory }: SoakResult) {
  return Object.entries(memory).flatMap(([name, samples]) => {
    const [first, last] = [samples[0], samples.at(-1)]
    if (!first || !last || first === last) return []
    return [{ name, first, last, heap: last.heapMb / first.heapMb, rss: last.rssMb / first.rssMb }]
  })
}

/** What the run demands and is not so. */
export function complaintsOf(result: SoakResult): string[] {
  const { lost, sockets, endpoints, faults, mails } = result
  const mailed = mails.outcomes['mailed'] ?? 0
  const lostEvents = endpoints.reduce((sum, one) => sum + one.lost, 0)
  const p99 = percentile(
    readsOutside(result).map(({ ms }) => ms),
    0.99,
  )
  const grown = growthOf(result).filter(({ heap }) => heap > FLAT)
  return [
    lost.bookings + lost.sessions > 0 && `${lost.bookings + lost.sessions} acknowledged are lost`,
    sockets.missing > 0 && `${sockets.missing} events did not reach sockets`,
    lostEvents > 0 && `${lostEvents} events have no trace at their endpoints`,
    faults > 0 && `${faults} answers were 500`,
    mailed > mails.taken && `${mailed} mails are stated as mailed, ${mails.taken} were taken`,
    p99 >= P99_MS && `p99 of reads outside of faults is ${p99.toFixed(0)} ms`,
    ...grown.map(({ name, heap }) => `the heap of ${name} is ${heap.toFixed(2)} of what it was`),
  ].filter((text) => text !== false)
}

export function toReport(result: SoakResult): string {
  const { acknowledged, lost, sockets, endpoints, mails, windows } = result
  const outside = readsOutside(result)
  const p = (share: number) =>
    percentile(
      outside.map(({ ms }) => ms),
      share,
    ).toFixed(0)
  const bad = endpoints.filter(({ name }) => name !== 'good')
  const good = endpoints.filter(({ name }) => name === 'good')
  const sum = (key: 'expected' | 'delivered' | 'twice' | 'failed' | 'waiting' | 'lost') =>
    good.reduce((total, one) => total + one[key], 0)
  const rows = [
    ['receiver', 'expected', 'delivered', 'twice', 'failed', 'waiting', 'lost', 'status'],
    [
      `${good.length} good`,
      ...(['expected', 'delivered', 'twice', 'failed', 'waiting', 'lost'] as const).map((key) =>
        String(sum(key)),
      ),
      good.every(({ status }) => status === 'ACTIVE') ? 'ACTIVE' : 'some DISABLED',
    ],
    ...bad.map((one) => [
      one.name,
      ...[one.expected, one.delivered, one.twice, one.failed, one.waiting, one.lost].map(String),
      one.status,
    ]),
  ]
  const growth = growthOf(result).map(({ name, first, last, heap, rss }) => [
    name,
    ...[first.heapMb, last.heapMb, heap, first.rssMb, last.rssMb, rss].map((one, index) =>
      one.toFixed(index % 3 === 2 ? 2 : 0),
    ),
  ])
  return [
    `${result.minutes} minutes from ${new Date(result.startedAt).toISOString()}, ${windows.length} faults`,
    `acknowledged: ${acknowledged.bookings} bookings, ${acknowledged.sessions} sessions in ${acknowledged.requests} requests; lost ${lost.bookings} and ${lost.sessions}; 500s ${result.faults}; stories broken off ${acknowledged.broken}`,
    `events: ${result.events}; at ${sockets.count} sockets missing ${sockets.missing}, twice ${sockets.twice}, ${sockets.reconnects} reconnects`,
    `mails: ${mails.taken} taken; recipients: ${toList(mails.outcomes)}`,
    `reads outside of faults: ${outside.length}, p50 ${p(0.5)} ms, p95 ${p(0.95)} ms, p99 ${p(0.99)} ms, not 200: ${outside.filter(({ status }) => status !== 200).length}`,
    toColumns(rows),
    toColumns([['process', 'heap MB', 'then', 'ratio', 'RSS MB', 'then', 'ratio'], ...growth]),
    toColumns([
      ['fault', 'minute'],
      ...windows.map(({ title, from }) => [title, ((from - result.startedAt) / 60_000).toFixed(1)]),
    ]),
  ].join('\n\n')
}

function toList(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}

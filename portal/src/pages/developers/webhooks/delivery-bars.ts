import type { DataOf } from '../../../graph/ask.ts'

type Counted = NonNullable<DataOf<'PortalDeliveryCounts'>['webhookEndpoint']>
export type HalfHour = NonNullable<Counted['deliveryCounts']>[number]

const HALF_HOUR_MS = 30 * 60_000

/** A bar of the chart; its parts in percent of the highest one. */
export interface Bar {
  from: string
  delivered: number
  failed: number
  pending: number
}

/** A part that is there is seen, however small it is. */
const LEAST_PERCENT = 3

export function toBars(counts: readonly HalfHour[]): Bar[] {
  const most = Math.max(1, ...counts.map(countAll))
  const percent = (count: number) =>
    count === 0 ? 0 : Math.max(LEAST_PERCENT, Math.floor((count / most) * 90))
  return counts.map(({ from, delivered, failed, pending }) => ({
    from,
    ...{ delivered: percent(delivered), failed: percent(failed), pending: percent(pending) },
  }))
}

/** What was delivered of those that are over, in tenths of a percent, never rounded up: 100 means all. */
export function shareOf(counts: readonly HalfHour[]): { share: number | null; all: number } {
  const delivered = sum(counts.map((count) => count.delivered))
  const all = delivered + countFailed(counts)
  return { share: all === 0 ? null : Math.floor((delivered / all) * 1_000) / 1_000, all }
}

/** Deliveries that are not tried again by themselves. */
export function countFailed(counts: readonly HalfHour[]): number {
  return sum(counts.map(({ failed }) => failed))
}

const DAY_MS = 24 * 3_600_000

/** The days before the counted one: events are kept for 7 days, and what was given up can be sent that long. */
export function earlierDays(now: Date): { from: string; to: string } {
  const present = now.getTime() - (now.getTime() % HALF_HOUR_MS)
  const to = present + HALF_HOUR_MS - DAY_MS
  return { from: new Date(to - 6 * DAY_MS).toISOString(), to: new Date(to).toISOString() }
}

/** Since when deliveries can be sent again, and how many; null: they were not counted. */
export function toResend(
  counts: readonly HalfHour[],
  earlierSince: string | null,
): { since: string; count: number | null } | null {
  if (earlierSince !== null) return { since: earlierSince, count: null }
  const [first] = counts
  const count = countFailed(counts)
  return first === undefined || count === 0 ? null : { since: first.from, count }
}

export function countAll({ delivered, failed, pending }: HalfHour): number {
  return delivered + failed + pending
}

/** The half hour that an address names; null for anything else. */
export function periodOf(from: string | null): { from: string; to: string } | null {
  const start = from === null ? Number.NaN : Date.parse(from)
  if (Number.isNaN(start) || start % HALF_HOUR_MS !== 0) return null
  return { from: new Date(start).toISOString(), to: endOf(start) }
}

export function endOf(start: number): string {
  return new Date(start + HALF_HOUR_MS).toISOString()
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

import type { Report } from './finding.ts'

/** An access token counts for 5 s behind its end: a larger difference is no rounding. */
const TOLERATED_MS = 5_000

const WHY =
  'Beyond 30 s calls between processes (their seals) and access tokens are refused. Synchronize both machines (NTP)'

/** A clock that was read between two moments of this machine. */
export interface ClockReading {
  peer: string
  peerMs: number
  before: number
  after: number
  /** An HTTP date has whole seconds. */
  resolutionMs?: number
}

/** Compares the clock of a peer with the one of this machine. */
export function reportClock(report: Report, reading: ClockReading): void {
  const { peer, peerMs, before, after, resolutionMs = 0 } = reading
  const isBehind = peerMs + resolutionMs < before
  const differenceMs = isBehind ? before - peerMs - resolutionMs : Math.max(0, peerMs - after)
  const seconds = (differenceMs / 1000).toFixed(0)
  if (differenceMs <= TOLERATED_MS) report('ok', "Its clock agrees with this machine's.")
  else
    report(
      'WRONG',
      `The clock of ${peer} is ${seconds} s ${isBehind ? 'behind' : 'ahead of'} this machine's. ${WHY}.`,
    )
}

/** Compares the `Date` header of a response. */
export function reportDate(
  report: Report,
  { peer, date, before }: { peer: string; date: string | null; before: number },
): void {
  const peerMs = Date.parse(date ?? '')
  if (Number.isNaN(peerMs))
    report('skip', `No Date in the answer of ${peer}, so its clock is unknown.`)
  else reportClock(report, { peer, peerMs, before, after: Date.now(), resolutionMs: 1000 })
}

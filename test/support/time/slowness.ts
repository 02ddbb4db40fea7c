import { median } from '../../../bench/measuring/statistics.ts'

/** A text of 2.4 MB: its work is bound by memory, as that of large requests is. */
const TEXT = JSON.stringify(
  Array.from({ length: 40_000 }, (_, id) => ({
    id,
    name: `court ${id}`,
    at: '2026-01-01T00:00:00Z',
  })),
)
/** What a repetition takes on the processor for which limits are stated, alone. */
const NOMINAL_MS = 22
const REPETITIONS = 5

/**
 * How many times slower this processor is now than the one for which limits are stated, at least 1: a shared or throttled
 * one takes several times as long for the same work, also when measured in processor time.
 */
export function measureSlowness(): number {
  const tookMs = Array.from({ length: REPETITIONS }, () => {
    const before = process.threadCpuUsage()
    JSON.stringify(JSON.parse(TEXT))
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.max(1, median(tookMs) / NOMINAL_MS)
}

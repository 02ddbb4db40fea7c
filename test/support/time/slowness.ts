/** What the addition below takes on the processor for which limits of processor time are stated. */
const NOMINAL_MS = 25
const ADDITIONS = 30_000_000

/**
 * How many times slower this processor is now than the one for which limits are stated, at least 1: shared and
 * throttled processors take several times as long for the same work, also when measured in processor time.
 */
export function measureSlowness(): number {
  const before = process.threadCpuUsage()
  let sum = 0
  for (let number = 0; number < ADDITIONS; number += 1) sum += number
  const { user, system } = process.threadCpuUsage(before)
  if (sum < 0) throw new Error('The sum is used, so that the loop stays.')
  return Math.max(1, (user + system) / 1000 / NOMINAL_MS)
}

import type { LoopMeters } from './loop-meters.ts'

/**
 * Of the processor, not of the clock; and yet a thread's processor time grows with what shares its core
 * and its caches. So what takes longer is asked again, and the least of three times counts.
 */
const MAX_HELD_MS = 100
const ATTEMPTS = 3

/** What is slow only until it has been compiled must not be slower than that the first time. */
const MAX_HELD_FIRST_MS = 250

/** Asks all requests one after the other; tells which of them held which process for too long. */
export async function findTooLong<Answer>(
  takeLongest: LoopMeters['takeLongest'],
  requests: Readonly<Record<string, (attempt: number) => Promise<Answer>>>,
  check: (name: string, answer: Answer) => void,
): Promise<string[]> {
  const found: string[] = []
  for (const [name, ask] of Object.entries(requests)) {
    const held: { process: string; ms: number }[] = []
    while (held.length < ATTEMPTS && held.every(({ ms }) => ms >= MAX_HELD_MS)) {
      await takeLongest()
      const answer = await ask(held.length + 1)
      held.push(longestOf(await takeLongest()))
      check(name, answer)
    }
    const isTooLong = held.every(({ ms }) => ms >= MAX_HELD_MS)
    if (isTooLong || (held[0]?.ms ?? 0) >= MAX_HELD_FIRST_MS)
      found.push(`${name} held ${held.map(({ process, ms }) => `${process} for ${ms} ms`)}`)
  }
  return found
}

function longestOf(byProcess: Readonly<Record<string, number>>) {
  const held = Object.entries(byProcess).map(([process, ms]) => ({ process, ms: Math.round(ms) }))
  return held.reduce((longest, each) => (each.ms > longest.ms ? each : longest))
}

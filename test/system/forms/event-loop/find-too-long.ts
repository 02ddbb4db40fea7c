import { measureSlowness } from '../../../support/time/slowness.ts'
import type { LoopMeter } from './make-loop-meter.ts'

/** Of the processor that limits are stated for, not of the clock: what other work on the machine takes is not ours. */
const MAX_HELD_MS = 100

/**
 * Code that blocks does so each time; a garbage collection, a compilation or a moment in which another program shares the
 * core falls into some. Without its yields, a list of 200 messages takes 195 ms at each attempt, and less than 60 ms with them.
 */
const ATTEMPTS = 8

/** Sends all requests sequentially, and returns those that blocked the event loop too long. */
export async function findTooLong<Answer>(
  takeLongest: LoopMeter['takeLongest'],
  requests: Readonly<Record<string, () => Promise<Answer>>>,
  check: (name: string, answer: Answer) => void,
  { attempts = ATTEMPTS, prepare }: { attempts?: number; prepare?: () => Promise<void> } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const [name, ask] of Object.entries(requests)) {
    let held: string[] = []
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await prepare?.()
      await takeLongest()
      const answer = await ask()
      const longest = await takeLongest()
      check(name, answer)
      const isLong = longest >= MAX_HELD_MS && longest >= MAX_HELD_MS * measureSlowness()
      held = isLong ? [`${name} held it for ${Math.round(longest)} ms`] : []
      if (!isLong) break
    }
    found.push(...held)
  }
  return found
}

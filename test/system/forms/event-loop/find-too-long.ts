import { measureSlowness } from '../../../support/time/slowness.ts'
import type { LoopMeters } from './loop-meters.ts'

/** Of the processor that limits are stated for, not of the clock: what other work on the machine takes is not ours. */
const MAX_HELD_MS = 100

/**
 * Code that blocks does so each time; a garbage collection, a compilation or a moment in which another program shares the
 * core falls into some. Without its yields, a list of 200 messages takes 195 ms at each attempt, and less than 60 ms with them.
 */
const ATTEMPTS = 8

/** Sends all requests sequentially, and returns those that blocked the event loop of a process too long. */
export async function findTooLong<Answer>(
  takeLongest: LoopMeters['takeLongest'],
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
      const longest = Object.entries(await takeLongest()).filter(([, ms]) => ms >= MAX_HELD_MS)
      check(name, answer)
      const limitMs = longest.length > 0 ? MAX_HELD_MS * measureSlowness() : MAX_HELD_MS
      held = longest
        .filter(([, ms]) => ms >= limitMs)
        .map(([process, ms]) => `${name} held ${process} for ${Math.round(ms)} ms`)
      if (held.length === 0) break
    }
    found.push(...held)
  }
  return found
}

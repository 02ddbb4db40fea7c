import type { LoopMeters } from './loop-meters.ts'

/** Of the processor, not of the clock: what other work on the machine takes is not ours. */
const MAX_HELD_MS = 100

/** Sends all requests sequentially, and returns those that blocked the event loop of a process too long. */
export async function findTooLong<Answer>(
  takeLongest: LoopMeters['takeLongest'],
  requests: Readonly<Record<string, () => Promise<Answer>>>,
  check: (name: string, answer: Answer) => void,
): Promise<string[]> {
  const found: string[] = []
  for (const [name, ask] of Object.entries(requests)) {
    await takeLongest()
    const answer = await ask()
    const held = Object.entries(await takeLongest()).filter(([, ms]) => ms >= MAX_HELD_MS)
    check(name, answer)
    found.push(...held.map(([process, ms]) => `${name} held ${process} for ${Math.round(ms)} ms`))
  }
  return found
}

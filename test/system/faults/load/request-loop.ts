import { setTimeout as pause } from 'node:timers/promises'

export interface RequestLoops {
  /** Number of answers by status, or by the error of a request without an answer. */
  outcomes: ReadonlyMap<string, number>
  durationsMs: readonly { at: number; ms: number }[]
  stop(): Promise<void>
}

/** Sends requests in loops, each after the answer to the one before and a pause, and counts what they got. */
export function startRequestLoops(
  loops: readonly (() => Promise<Response>)[],
  pauseMs: number,
): RequestLoops {
  const outcomes = new Map<string, number>()
  const durationsMs: { at: number; ms: number }[] = []
  let isStopped = false

  const run = async (send: () => Promise<Response>) => {
    while (!isStopped) {
      const at = performance.now()
      const outcome = await send().then(
        async (response) => {
          await response.arrayBuffer()
          return String(response.status)
        },
        (error: Error) => `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}`,
      )
      durationsMs.push({ at: Date.now(), ms: performance.now() - at })
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await pause(pauseMs)
    }
  }
  const running = loops.map(run)
  return {
    outcomes,
    durationsMs,
    async stop() {
      isStopped = true
      await Promise.all(running)
    },
  }
}

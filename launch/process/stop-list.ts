/** Stops started components in reverse order. */
export interface StopList {
  /** Behind the end of `stop`, what a failed start was still opening is stopped at once. */
  add(what: string, stop: () => Promise<unknown> | undefined): void
  /**
   * Stops all components, even if one fails. Without `withinMs` only the operator's SIGKILL limits the time of the whole
   * stop; beyond it the others are begun to stop and not waited for.
   */
  stop(withinMs?: number): Promise<void>
}

interface Component {
  what: string
  stop: () => Promise<unknown> | undefined
}

export function makeStopList(onFault: (what: string, error: unknown) => void): StopList {
  const started: Component[] = []
  let isOver = false
  const end = async ({ what, stop }: Component) => {
    try {
      await stop()
    } catch (error) {
      onFault(what, error)
    }
  }

  return {
    add(what, stop) {
      if (isOver) void end({ what, stop })
      else started.push({ what, stop })
    },
    async stop(withinMs) {
      const bound = startBound(withinMs)
      for (let last = started.pop(); last !== undefined; last = started.pop()) {
        const wasInTime = await Promise.race([end(last).then(() => true), bound.isPast])
        if (!wasInTime) onFault(last.what, new Error(`It did not stop within ${withinMs} ms.`))
      }
      bound.end()
      isOver = true
    },
  }
}

/** Its timer keeps the process alive, so that the stop of a process without open handles goes on, too. */
function startBound(ms?: number): { isPast: Promise<false>; end(): void } {
  const { promise: isPast, resolve } = Promise.withResolvers<false>()
  const timer = ms === undefined ? undefined : setTimeout(resolve, ms, false)
  return { isPast, end: () => clearTimeout(timer) }
}

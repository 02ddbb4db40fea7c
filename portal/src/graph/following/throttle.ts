export interface Throttle {
  /** Runs now, or once more when the present run and the pause after it are over. */
  request(): void
  /** Ends the runs that are still to come. */
  end(): void
}

/** Runs `run` at most once per `everyMs`, and never concurrently; requests in between share one more run. */
export function makeThrottle(run: () => Promise<unknown>, everyMs: number): Throttle {
  let isBusy = false
  let isDue = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const pause = () =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, everyMs)
    })
  const start = async () => {
    isBusy = true
    isDue = false
    // The page shows the fault of a read that failed.
    await Promise.all([run().catch(() => {}), pause()])
    isBusy = false
    if (isDue && !isOver) void start()
  }

  return {
    request() {
      if (isOver) return
      if (isBusy) isDue = true
      else void start()
    },
    end() {
      isOver = true
      clearTimeout(timer)
    },
  }
}

export interface Paced {
  /** Runs now, or once more when the run before and its pause are over. */
  ask(): void
  /** Ends the runs that are still to come. */
  end(): void
}

/** Runs never at the same time and at most each `everyMs`; what was asked for meanwhile is one more run. */
export function makePaced(run: () => Promise<unknown>, everyMs: number): Paced {
  let isBusy = false
  let isDue = false
  let isOver = false

  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, everyMs))
  const start = async () => {
    isBusy = true
    isDue = false
    // The page shows the fault of a read that failed.
    await Promise.all([run().catch(() => {}), pause()])
    isBusy = false
    if (isDue && !isOver) void start()
  }

  return {
    ask() {
      if (isOver) return
      if (isBusy) isDue = true
      else void start()
    },
    end() {
      isOver = true
    },
  }
}

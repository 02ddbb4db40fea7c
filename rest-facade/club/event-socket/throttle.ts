const LONGEST_WAIT_MS = 25

/**
 * Coalesces calls, and leaves as much time between two runs as the last run took. A busy club's events are then sent in
 * batches, and the event loop has time for other work; an event after a pause is sent at once.
 */
export function makeThrottle(run: () => void): () => void {
  let nextAtMs = 0
  let isScheduled = false

  const runNow = () => {
    isScheduled = false
    const startedAt = performance.now()
    run()
    // Runs after the woken sockets have written, so that their time counts.
    setImmediate(() => {
      const endedAt = performance.now()
      nextAtMs = endedAt + Math.min(endedAt - startedAt, LONGEST_WAIT_MS)
    })
  }

  return () => {
    if (isScheduled) return
    isScheduled = true
    const waitMs = nextAtMs - performance.now()
    if (waitMs < 1) setImmediate(runNow)
    else setTimeout(runNow, waitMs)
  }
}

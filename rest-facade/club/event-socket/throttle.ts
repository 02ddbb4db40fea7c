const LONGEST_WAIT_MS = 25

/**
 * Coalesces calls, and waits as long between two runs as the last run took. A busy club's events are then sent in
 * batches, and the event loop has time for other work.
 */
export function makeThrottle(run: () => void): () => void {
  let tookMs = 0
  let isScheduled = false

  const runNow = () => {
    isScheduled = false
    const startedAt = performance.now()
    run()
    // Runs after the woken sockets have written, so that their time counts.
    setImmediate(() => {
      tookMs = Math.min(performance.now() - startedAt, LONGEST_WAIT_MS)
    })
  }

  return () => {
    if (isScheduled) return
    isScheduled = true
    if (tookMs < 1) setImmediate(runNow)
    else setTimeout(runNow, tookMs)
  }
}

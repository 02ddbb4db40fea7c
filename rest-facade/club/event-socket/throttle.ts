const LONGEST_WAIT_MS = 25

/**
 * Runs something soon, however often it is asked for, and leaves as much time in between as the last
 * run took: at a busy club several events then leave together, and everything else gets its turn.
 */
export function makeThrottle(run: () => void): () => void {
  let tookMs = 0
  let isDue = false

  const runNow = () => {
    isDue = false
    const startedAt = performance.now()
    run()
    // Those who were woken act before this comes.
    setImmediate(() => {
      tookMs = Math.min(performance.now() - startedAt, LONGEST_WAIT_MS)
    })
  }

  return () => {
    if (isDue) return
    isDue = true
    if (tookMs < 1) setImmediate(runNow)
    else setTimeout(runNow, tookMs)
  }
}

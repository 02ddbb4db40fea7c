import { setTimeout as pause } from 'node:timers/promises'

export interface ReadinessWatch {
  /** Stops polling and returns how long /readyz was 503. */
  stop(): Promise<number>
}

const EVERY_MS = 250

/** Asks a process all the time, as what sends it requests does. */
export function watchReadiness(baseUrl: string): ReadinessWatch {
  let isStopped = false
  let notReadyMs = 0
  const watch = async () => {
    for (let before = Date.now(); !isStopped; await pause(EVERY_MS)) {
      const answer = await fetch(`${baseUrl}/readyz`).catch(() => null)
      await answer?.body?.cancel()
      const now = Date.now()
      if (!answer?.ok) notReadyMs += now - before
      before = now
    }
  }
  const watching = watch()
  return {
    async stop() {
      isStopped = true
      await watching
      return notReadyMs
    },
  }
}

import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../stop-jobs.ts'

export interface WakeableLoop {
  /** Makes the next turn come at once; turns never overlap. */
  wake(): void
  stop: StopJob
}

export interface LoopParts {
  /** One turn; tells how long to wait for the next one unless woken. */
  turn: () => Promise<number>
  /** The longest wait: a lost wake-up delays by no more. */
  atMostMs: number
  what: string
  log: Log
}

const AFTER_FAULT_MS = 1000

/** Repeats a turn when woken, when it asked for it, and from time to time. */
export function startLoop({ turn, atMostMs, what, log }: LoopParts): WakeableLoop {
  let isStopped = false
  let isWoken = false
  let endPause = () => {}

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isWoken || isStopped) return resolve()
      const timer = setTimeout(resolve, Math.min(ms, atMostMs))
      timer.unref()
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    while (!isStopped) {
      isWoken = false
      const waitMs = await turn().catch((err) => {
        log.warn({ err }, what)
        // A fault must not become a storm, whoever wakes us.
        isWoken = false
        return AFTER_FAULT_MS
      })
      await pause(waitMs)
    }
  }
  const running = run()

  return {
    wake() {
      isWoken = true
      endPause()
    },
    async stop() {
      isStopped = true
      endPause()
      await running
    },
  }
}

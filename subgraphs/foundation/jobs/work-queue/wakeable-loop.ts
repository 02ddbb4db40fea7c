import { makeBackoff } from '../../../../platform/limits/backoff.ts'
import type { Log } from '../../../../platform/log.ts'
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

const RETRY_TIMES = { firstMs: 1_000, maxMs: 15_000 }

/** Repeats a turn when woken, when it asked for it, and from time to time. */
export function startLoop({ turn, atMostMs, what, log }: LoopParts): WakeableLoop {
  let isStopped = false
  let isWoken = false
  let isBackingOff = false
  let endPause = () => {}
  const backoff = makeBackoff(RETRY_TIMES)

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (isWoken || isStopped) return resolve()
      const timer = setTimeout(resolve, ms)
      timer.unref()
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async () => {
    while (!isStopped) {
      isWoken = false
      try {
        const waitMs = await turn()
        backoff.succeed()
        await pause(Math.min(waitMs, atMostMs))
      } catch (err) {
        log.warn({ err }, what)
        // Wake-ups do not shorten this wait: they come with every write of every process.
        isWoken = false
        isBackingOff = true
        await pause(backoff.next())
        isBackingOff = false
      }
    }
  }
  const running = run()

  return {
    wake() {
      isWoken = true
      if (!isBackingOff) endPause()
    },
    async stop() {
      isStopped = true
      endPause()
      await running
    },
  }
}

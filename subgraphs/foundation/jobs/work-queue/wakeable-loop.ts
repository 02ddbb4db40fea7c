import { makeBackoff } from '../../../../platform/limits/backoff.ts'
import type { Log } from '../../../../platform/log.ts'
import type { StopJob } from '../stop-jobs.ts'

export interface WakeableLoop {
  /** Starts the next turn at once; turns never overlap. */
  wake(): void
  stop: StopJob
}

export interface LoopParts {
  /** One turn; returns the time until the next one, unless it is woken. */
  turn: () => Promise<number>
  /** The longest time between turns, which bounds the delay of a lost wake-up. */
  atMostMs: number
  /** The name of the job in the log. */
  what: string
  log: Log
}

const RETRY_TIMES = { firstMs: 1_000, maxMs: 15_000 }

/** Repeats a turn when it is woken, after the time that the last turn returned, and at the latest after `atMostMs`. */
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
        log.warn({ event: 'job.failed', job: what, err }, 'a background job failed')
        // Wake-ups do not shorten this backoff: each write of each process sends one.
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

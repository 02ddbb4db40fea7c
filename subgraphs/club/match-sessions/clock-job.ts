import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../../foundation/jobs.ts'
import type { ClubParts } from '../context.ts'
import { type ClockParts, moveDueSessions } from './move-due-sessions.ts'

const EVERY_MS = 2000

/** Looks at the time every two seconds; a look that takes longer delays the next one. */
export function startSessionClock(parts: ClockParts & Pick<ClubParts, 'clock'>, log: Log): StopJob {
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      let isMore = true
      while (isMore && !stopped) {
        const moved = await moveDueSessions(parts, parts.clock())
        for (const err of moved.faults) log.warn({ err }, 'session clock')
        isMore = moved.isMore
      }
    } catch (err) {
      log.warn({ err }, 'session clock')
    }
    if (!stopped) wait()
  }
  const wait = () => {
    timer = setTimeout(() => {
      running = look()
    }, EVERY_MS)
    timer.unref()
  }
  wait()

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

import { type BackoffTimes, makeBackoff } from '../../../../platform/limits/backoff.ts'
import type { Log } from '../../../../platform/log.ts'
import type { StopJob } from '../../../foundation/jobs/stop-jobs.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import { writeCourtStatus } from '../../courts/change-court.ts'
import { isUsable } from '../../courts/rules.ts'
import { courtStore } from '../../courts/store.ts'
import type { ClubParts } from '../../records/context.ts'
import { lockOnCourt } from '../change-session.ts'
import { completeChange } from '../changed-fields.ts'
import { matchSessionStore } from '../store.ts'
import { dueAtOf } from './due-times.ts'
import { moveByClock } from './rules.ts'
import { findCourtsNoLongerBookedSoon, findDueCourts, findDueSessions } from './store.ts'

const EVERY_MS = 2000
const RETRY_TIMES: BackoffTimes = { firstMs: 2_000, maxMs: 15_000 }

/** Runs due transitions every two seconds; runs do not overlap. */
export function startSessionClock(parts: ClockParts & Pick<ClubParts, 'clock'>, log: Log): StopJob {
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const backoff = makeBackoff(RETRY_TIMES)
  const look = async () => {
    let waitMs = EVERY_MS
    try {
      let isMore = true
      while (isMore && !stopped) {
        const moved = await moveDueSessions(parts, parts.clock())
        for (const err of moved.faults)
          log.warn({ event: 'session_clock.transition_failed', err }, 'a transition by time failed')
        isMore = moved.isMore
      }
      backoff.succeed()
    } catch (err) {
      log.warn({ event: 'session_clock.failed', err }, 'the session clock failed')
      waitMs = backoff.next()
    }
    if (!stopped) wait(waitMs)
  }
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      running = look()
    }, ms)
    timer.unref()
  }
  wait(EVERY_MS)

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

/** Dependencies of the session clock. */
export type ClockParts = Pick<ClubParts, 'database' | 'change'>

export interface MovedByTime {
  sessions: number
  courts: number
  /** Errors of transitions; the next run retries them. */
  faults: unknown[]
  /** True if more transitions may be due. */
  isMore: boolean
}

const BATCH = 200
const AT_ONCE = 4

/**
 * Runs transitions of sessions and courts that are due `now`. Each is decided under its row locks, so that concurrent
 * replicas apply it once, and at the moment of its own transaction: a run takes longer than readers of changes wait.
 */
export async function moveDueSessions(parts: ClockParts, now: Date): Promise<MovedByTime> {
  const { database } = parts
  const sessionIds = await findDueSessions(database, now, BATCH)
  const faults = await forEach(sessionIds, (id) => moveSession(parts, id))
  const dueCourts = await findDueCourts(database, now, BATCH)
  const noLongerBooked = await findCourtsNoLongerBookedSoon(database, now, BATCH)
  const courtIds = [...new Set([...dueCourts, ...noLongerBooked])]
  faults.push(...(await forEach(courtIds, (id) => moveCourt(parts, id))))

  const isFull = [sessionIds, dueCourts, noLongerBooked].some(({ length }) => length === BATCH)
  return {
    sessions: sessionIds.length,
    courts: courtIds.length,
    faults,
    isMore: isFull && faults.length === 0,
  }
}

async function moveSession({ change }: ClockParts, id: string): Promise<void> {
  await change(null, async (tx, now) => {
    const everywhere = { tenancy: EVERYWHERE, courtId: null }
    const { court, session } = await lockOnCourt(tx, everywhere, id)
    const isDue = session.dueAt !== null && session.dueAt <= now
    if (!isDue) return { result: null, events: [] }

    // `moveSession` makes a session due at once on another court; its own transition may be due later.
    const timed = { ...session, dueAt: dueAtOf(session) }
    const decision = completeChange(session, moveByClock(timed, isUsable(court, now), now))
    await matchSessionStore.replace(tx, decision.session)
    const settled = await writeCourtStatus(tx, matchSessionStore, court, now)
    return { result: null, events: [...settled.events, ...decision.events] }
  })
}

async function moveCourt({ change }: ClockParts, id: string): Promise<void> {
  await change(null, async (tx, now) => {
    const court = await courtStore.lock(tx, EVERYWHERE, id)
    const settled = court && (await writeCourtStatus(tx, matchSessionStore, court, now))
    return { result: null, events: settled?.events ?? [] }
  })
}

/** Limited concurrency; an error does not stop the others. */
async function forEach(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<unknown[]> {
  const left = [...ids]
  const faults: unknown[] = []
  const drain = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift())
      await work(id).catch((error) => void faults.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drain))
  return faults
}

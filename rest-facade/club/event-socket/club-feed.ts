import type { FollowClubEventsSubscription } from '../../../built/types/operations.ts'
import { SERVICE } from '../../../platform/caller.ts'
import type { Answer } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { type BackoffTimes, makeBackoff, waitFor } from '../../../platform/limits/backoff.ts'
import { makeRingBuffer, type RingBuffer } from '../../../platform/limits/ring-buffer.ts'
import { operation } from '../../../schema/operations.ts'
import { Problem } from '../../../schema/problem.ts'
import { dataOf } from '../../refusal.ts'
import { requireData } from '../../route.ts'
import type { RestFacade } from '../../server.ts'
import { type Frame, makeJoinFrames, toFrame } from './frames.ts'
import { makeThrottle } from './throttle.ts'

/** The live events of one club, for all of its sockets. */
export interface ClubFeed {
  /** Recent live events; null until the subscription has sent its start position. */
  recent(): RingBuffer<Frame> | null
  /** Calls `wake` once on the next change; the returned function removes the listener. */
  onChange(wake: () => void): () => void
  /** Concatenates frames into one buffer. */
  join(frames: readonly Frame[]): Buffer
  stop(): void
}

/** Frames per club that are buffered for its sockets. */
const RECENT_FRAMES = 500

/** While the gateway is unreachable, 500 clubs make about 20 attempts per second. */
const RETRY_TIMES: BackoffTimes = { firstMs: 500, maxMs: 30_000 }

const FOLLOW_CLUB_EVENTS = operation('FollowClubEvents')

/** Subscribes to the club's events; after a failure a new subscription resumes at the last position. */
export function startClubFeed(
  facade: RestFacade,
  clubId: string,
  times: BackoffTimes = RETRY_TIMES,
): ClubFeed {
  const { log } = facade
  const stopping = new AbortController()
  const listeners = new Set<() => void>()
  let recent: RingBuffer<Frame> | null = null
  let answers: AsyncIterator<Answer> | null = null
  const backoff = makeBackoff(times)

  const wakeAll = makeThrottle(() => {
    const woken = [...listeners]
    listeners.clear()
    for (const wake of woken) wake()
  })

  const take = (answer: Answer) => {
    const { clubEvents } = dataOf(answer) as FollowClubEventsSubscription
    const { event, position } = requireData(clubEvents)
    if (backoff.failures() > 0)
      log.info(
        { clubId, event: 'club_feed.resumed' },
        "the subscription to a club's events has resumed",
      )
    backoff.succeed()
    if (event) recent?.add([toFrame(event, facade)])
    // A resumed subscription sends the position that the buffer already ends with.
    else recent ??= makeRingBuffer<Frame>(BigInt(position), RECENT_FRAMES)
    wakeAll()
  }

  const subscribe = async () => {
    const lastPosition = recent?.end
    const variables = { clubId, after: lastPosition === undefined ? null : String(lastPosition) }
    const context = { caller: SERVICE, requestId: newUuid() }
    const source = await facade.executor.subscribe(FOLLOW_CLUB_EVENTS, variables, context)
    answers = source[Symbol.asyncIterator]()
    if (stopping.signal.aborted) return unsubscribe()
    for (let step = await answers.next(); !step.done; step = await answers.next()) take(step.value)
  }

  const unsubscribe = async () => {
    await answers?.return?.()
  }

  const resubscribeUntilStopped = async () => {
    while (!stopping.signal.aborted) {
      await subscribe().catch((error: unknown) => {
        // One line for each outage: hundreds of clubs lose their gateway together.
        const level = backoff.failures() === 0 ? 'warn' : 'debug'
        log[level](
          { err: error, clubId, event: 'club_feed.failed' },
          "the subscription to a club's events failed",
        )
        // The last position was purged: without a buffer the next subscription starts at the log's head, and sockets
        // replay from the log up to there.
        if (error instanceof Problem && error.code === 'invalid_cursor') recent = null
      })
      await unsubscribe().catch(() => {})
      await waitFor(backoff.next(), stopping.signal)
    }
  }
  void resubscribeUntilStopped()

  return {
    recent: () => recent,
    onChange(wake) {
      listeners.add(wake)
      return () => void listeners.delete(wake)
    },
    join: makeJoinFrames(),
    stop() {
      stopping.abort()
      void unsubscribe().catch(() => {})
    },
  }
}

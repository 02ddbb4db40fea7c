import { SERVICE } from '../../../platform/caller.ts'
import type { Answer } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { type BackoffTimes, makeBackoff, waitFor } from '../../../platform/limits/backoff.ts'
import { makeRingBuffer, type RingBuffer } from '../../../platform/limits/ring-buffer.ts'
import { Problem } from '../../../platform/problem.ts'
import { operation } from '../../../schema/operations.ts'
import type { FollowClubEventsSubscription } from '../../../schema/types/operations.ts'
import { dataOf } from '../../refusal.ts'
import { present } from '../../route.ts'
import type { RestFacade } from '../../server.ts'
import { type Frame, makeJoinFrames, toFrame } from './frames.ts'
import { makeThrottle } from './throttle.ts'

/** The live events of one club, for all of its sockets. */
export interface ClubFeed {
  /** Null until it is known where the live events begin, and from then on what came since. */
  recent(): RingBuffer<Frame> | null
  /** Calls once when there is something to look at; the returned function ends the waiting. */
  onChange(wake: () => void): () => void
  /** Several of its frames as one piece. */
  join(frames: readonly Frame[]): Buffer
  stop(): void
}

/** How many frames of a club are kept for its sockets. */
const RECENT_FRAMES = 500

/** Five hundred clubs behind a gateway that is away make some twenty attempts a second. */
const RETRY_TIMES: BackoffTimes = { firstMs: 500, maxMs: 30_000 }

const FOLLOW = operation('FollowClubEvents')

/** Follows the club, whatever becomes of the subscription: each one begins where the last one ended. */
export function startClubFeed(
  facade: RestFacade,
  clubId: string,
  times: BackoffTimes = RETRY_TIMES,
): ClubFeed {
  const { log } = facade
  const stopping = new AbortController()
  const waiting = new Set<() => void>()
  let recent: RingBuffer<Frame> | null = null
  let answers: AsyncIterator<Answer> | null = null
  const backoff = makeBackoff(times)

  const wakeAll = makeThrottle(() => {
    const woken = [...waiting]
    waiting.clear()
    for (const wake of woken) wake()
  })

  const take = (answer: Answer) => {
    const { clubEvents } = dataOf(answer) as FollowClubEventsSubscription
    const { event, position } = present(clubEvents)
    if (backoff.failures() > 0)
      log.info({ clubId, event: 'club_feed.resumed' }, 'the events of a club are followed again')
    backoff.succeed()
    if (event) recent?.add([toFrame(event, facade)])
    else recent ??= makeRingBuffer<Frame>(BigInt(position), RECENT_FRAMES)
    wakeAll()
  }

  const follow = async () => {
    const variables = { clubId, after: recent === null ? null : String(recent.end) }
    const context = { caller: SERVICE, requestId: newUuid() }
    const source = await facade.executor.subscribe(FOLLOW, variables, context)
    answers = source[Symbol.asyncIterator]()
    if (stopping.signal.aborted) return leave()
    for (let step = await answers.next(); !step.done; step = await answers.next()) take(step.value)
  }

  const leave = async () => {
    await answers?.return?.()
  }

  const followAgain = async () => {
    while (!stopping.signal.aborted) {
      await follow().catch((error: unknown) => {
        // One line for each outage: hundreds of clubs lose their gateway together.
        const level = backoff.failures() === 0 ? 'warn' : 'debug'
        log[level](
          { err: error, clubId, event: 'club_feed.failed' },
          'the events of a club are not followed',
        )
        // The subscription has ended: sockets read from the log up to the position of the new one.
        if (error instanceof Problem && error.code === 'invalid_cursor') recent = null
      })
      await leave().catch(() => {})
      await waitFor(backoff.next(), stopping.signal)
    }
  }
  void followAgain()

  return {
    recent: () => recent,
    onChange(wake) {
      waiting.add(wake)
      return () => void waiting.delete(wake)
    },
    join: makeJoinFrames(),
    stop() {
      stopping.abort()
      void leave().catch(() => {})
    },
  }
}

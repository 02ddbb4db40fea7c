import { setTimeout as pause } from 'node:timers/promises'
import { SERVICE } from '../../../platform/caller.ts'
import type { Answer } from '../../../platform/executor.ts'
import { newUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../platform/problem.ts'
import { makeRecent, type Recent } from '../../../platform/recent.ts'
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
  recent(): Recent<Frame> | null
  /** Calls once when there is something to look at; the returned function ends the waiting. */
  onChange(wake: () => void): () => void
  /** Several of its frames as one piece. */
  join(frames: readonly Frame[]): Buffer
  stop(): void
}

/** How many frames of a club are kept for its sockets. */
const RECENT_FRAMES = 500

const RETRY_AFTER_MS = 250

const FOLLOW = operation('FollowClubEvents')

/** Follows the club, whatever becomes of the subscription: each one begins where the last one ended. */
export function startClubFeed(facade: RestFacade, clubId: string): ClubFeed {
  const stopping = new AbortController()
  const waiting = new Set<() => void>()
  let recent: Recent<Frame> | null = null
  let answers: AsyncIterator<Answer> | null = null

  const wakeAll = makeThrottle(() => {
    const woken = [...waiting]
    waiting.clear()
    for (const wake of woken) wake()
  })

  const take = (answer: Answer) => {
    const { clubEvents } = dataOf(answer) as FollowClubEventsSubscription
    const { event, position } = present(clubEvents)
    if (event) recent?.add([toFrame(event, facade)])
    else recent ??= makeRecent<Frame>(BigInt(position), RECENT_FRAMES)
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
        facade.log.warn({ err: error, clubId }, 'the events of a club are not followed')
        // What followed is gone: the sockets are told where it goes on, and read up to there.
        if (error instanceof Problem && error.code === 'invalid_cursor') recent = null
      })
      await leave().catch(() => {})
      await pause(RETRY_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
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

import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { EVENTS_TOPIC } from '../change/change.ts'
import type { Database } from '../database/database.ts'
import type { StopJob } from '../jobs/stop-jobs.ts'
import { startLoop } from '../jobs/work-queue/wakeable-loop.ts'
import { consumeNext, findBehind, findFollowed, type LogConsumer } from './consume-log.ts'
import { makeHoleWatch } from './hole-watch.ts'

export interface ConsumingParts {
  database: Database
  consumer: LogConsumer
  /**
   * Topic of the organizations that get a position. One that has none is not looked for at each of its
   * events then, but at each poll: a tenth of the statements of a PUT that comes alone.
   */
  followedTopic?: string
  bus: Bus
  clock: Clock
  newId: NewId
  what: string
  log: Log
  /** Told when something was made of an organization's events. */
  onMade(organizationId: string): void
  /** Done at each look at all organizations. */
  onPoll?(): Promise<void>
}

const POLL_MS = 5000

const HOLE_LOOK_MS = 500

/** Hands the events of all organizations to a consumer, until it is stopped. */
export function startConsuming(parts: ConsumingParts): StopJob {
  const { database, consumer, followedTopic, bus, clock, what, log } = parts
  const holes = makeHoleWatch(log)
  /** Organizations with a hole behind their position: each turn looks at them again. */
  const areWaiting = new Set<string>()
  const woken = new Set<string>()
  const isFollowed = new Map<string, boolean>()
  let polledAt = Number.NEGATIVE_INFINITY

  const learnFollowed = async (organizationIds: readonly string[]) => {
    const unknown = organizationIds.filter((id) => !isFollowed.has(id))
    if (followedTopic === undefined || unknown.length === 0) return
    const found = await findFollowed(database, consumer.positions, unknown)
    // One that has got a position meanwhile is known by now.
    for (const id of unknown) if (!isFollowed.has(id)) isFollowed.set(id, found.includes(id))
  }
  const turn = async () => {
    const isPoll = performance.now() - polledAt >= POLL_MS
    const asked = isPoll ? null : [...woken]
    woken.clear()
    if (isPoll) {
      polledAt = performance.now()
      isFollowed.clear()
      await parts.onPoll?.()
    }
    for (const organizationId of areWaiting) asked?.push(organizationId)
    areWaiting.clear()
    const behind = await findBehind(database, consumer.positions, asked)
    for (const organizationId of behind) {
      const consuming = { ...parts, holes }
      const { made, hasMore, isWaiting } = await consumeNext(consuming, organizationId, clock())
      if (isWaiting) areWaiting.add(organizationId)
      if (hasMore) woken.add(organizationId)
      if (made > 0) parts.onMade(organizationId)
    }
    if (asked !== null) await learnFollowed(asked.filter((id) => !behind.includes(id)))
    if (woken.size > 0) return 0
    return areWaiting.size > 0 ? HOLE_LOOK_MS : POLL_MS
  }
  const loop = startLoop({ turn, atMostMs: POLL_MS, what, log })
  const wake = (organizationId: string) => {
    if (isFollowed.get(organizationId) === false) return
    woken.add(organizationId)
    loop.wake()
  }
  const unsubscribe = [bus.subscribe(EVENTS_TOPIC, wake)]
  if (followedTopic !== undefined)
    unsubscribe.push(
      bus.subscribe(followedTopic, (organizationId) => {
        isFollowed.set(organizationId, true)
        wake(organizationId)
      }),
    )

  return async () => {
    for (const end of unsubscribe) end()
    await loop.stop()
  }
}

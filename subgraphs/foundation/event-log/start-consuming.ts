import type { Bus } from '../../../platform/bus/bus.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Database } from '../database/database.ts'
import type { StopJob } from '../jobs/stop-jobs.ts'
import { startLoop } from '../jobs/work-queue/wakeable-loop.ts'
import {
  consumeNext,
  findConsumedOrganizations,
  findLaggingOrganizations,
  type LogConsumer,
} from './consume-log.ts'
import { EVENTS_TOPIC } from './event-log.ts'
import { makeHoleWatch } from './hole-watch.ts'

export interface ConsumingParts {
  database: Database
  consumer: LogConsumer
  /**
   * Topic of organizations that get a position. Without one, an organization's events wake the consumer only at
   * the next poll, which saves a tenth of the statements of a lone PUT.
   */
  followedTopic?: string
  bus: Bus
  clock: Clock
  newId: NewId
  what: string
  log: Log
  /** Called when the consumer created records from an organization's events. */
  onMade(organizationId: string): void
  /** Called at each poll of all organizations. */
  onPoll?(): Promise<void>
}

const POLL_MS = 5000

const HOLE_RETRY_MS = 500

/** Runs a consumer on the events of all organizations until it is stopped. */
export function startConsuming(parts: ConsumingParts): StopJob {
  const { database, consumer, followedTopic, bus, clock, what, log } = parts
  const holes = makeHoleWatch(log)
  /** Organizations with a hole after their position; retried in each turn. */
  const areWaiting = new Set<string>()
  const woken = new Set<string>()
  const isFollowed = new Map<string, boolean>()
  let polledAt = Number.NEGATIVE_INFINITY

  const learnFollowed = async (organizationIds: readonly string[]) => {
    const unknown = organizationIds.filter((id) => !isFollowed.has(id))
    if (followedTopic === undefined || unknown.length === 0) return
    const found = await findConsumedOrganizations(database, consumer.positions, unknown)
    // Skips organizations whose position was announced meanwhile.
    for (const id of unknown) if (!isFollowed.has(id)) isFollowed.set(id, found.includes(id))
  }
  const turn = async () => {
    const isPoll = performance.now() - polledAt >= POLL_MS
    const due = isPoll ? null : [...woken]
    woken.clear()
    if (isPoll) {
      polledAt = performance.now()
      isFollowed.clear()
      await parts.onPoll?.()
    }
    for (const organizationId of areWaiting) due?.push(organizationId)
    areWaiting.clear()
    const behind = await findLaggingOrganizations(database, consumer.positions, due)
    for (const organizationId of behind) {
      const consuming = { ...parts, holes }
      const { createdCount, hasMore, isWaiting } = await consumeNext(
        consuming,
        organizationId,
        clock(),
      )
      if (isWaiting) areWaiting.add(organizationId)
      if (hasMore) woken.add(organizationId)
      if (createdCount > 0) parts.onMade(organizationId)
    }
    if (due !== null) await learnFollowed(due.filter((id) => !behind.includes(id)))
    if (woken.size > 0) return 0
    return areWaiting.size > 0 ? HOLE_RETRY_MS : POLL_MS
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

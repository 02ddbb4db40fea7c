import type { Bus } from '../../../platform/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { NewId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { EVENTS_TOPIC } from '../change.ts'
import type { Database } from '../database.ts'
import type { StopJob } from '../stop-jobs.ts'
import { startLoop } from '../work-queue/wakeable-loop.ts'
import { consumeNext, findBehind, type LogConsumer } from './consume-log.ts'

export interface ConsumingParts {
  database: Database
  consumer: LogConsumer
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

/** Hands the events of all organizations to a consumer, until it is stopped. */
export function startConsuming(parts: ConsumingParts): StopJob {
  const { database, consumer, bus, clock, what, log } = parts
  const woken = new Set<string>()
  let polledAt = Number.NEGATIVE_INFINITY

  const turn = async () => {
    const isPoll = performance.now() - polledAt >= POLL_MS
    const asked = isPoll ? null : [...woken]
    woken.clear()
    if (isPoll) {
      polledAt = performance.now()
      await parts.onPoll?.()
    }
    for (const organizationId of await findBehind(database, consumer.positions, asked)) {
      const { made, hasMore } = await consumeNext(parts, organizationId, clock())
      if (hasMore) woken.add(organizationId)
      if (made > 0) parts.onMade(organizationId)
    }
    return woken.size > 0 ? 0 : POLL_MS
  }
  const loop = startLoop({ turn, atMostMs: POLL_MS, what, log })
  const unsubscribe = bus.subscribe(EVENTS_TOPIC, (organizationId) => {
    woken.add(organizationId)
    loop.wake()
  })

  return async () => {
    unsubscribe()
    await loop.stop()
  }
}

import { defineGauge } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import type { Product } from '../database/database.ts'
import type { LoggedEvent } from './entities.ts'

const eventTailLag = defineGauge(METRICS.eventTailLag)

/** Reports the lag of the tails of a product. */
export interface TailLag {
  /** `sinceMs`: the age that an event can have at most, by a clock that no one sets. */
  read(events: readonly LoggedEvent[], sinceMs: number): void
  failed(): void
}

/** A lag is reported for so long; without later events the tails have caught up. */
const REPORTED_MS = 60_000

const lags = new Map<Product, TailLag>()

export function tailLagOf(product: Product): TailLag {
  const lag = lags.get(product) ?? makeTailLag(product)
  lags.set(product, lag)
  return lag
}

function makeTailLag(product: Product): TailLag {
  let lagMs = 0
  let readAt = Number.NEGATIVE_INFINITY
  let failingSince: number | null = null

  eventTailLag({ product }).track(() => {
    const now = performance.now()
    const isRecent = now - readAt < REPORTED_MS
    const ms = failingSince === null ? (isRecent ? lagMs : 0) : now - failingSince
    return ms / 1_000
  })
  return {
    read([oldest], sinceMs) {
      failingSince = null
      if (oldest === undefined) return
      readAt = performance.now()
      // The clocks of two machines may differ, and a clock may be set.
      lagMs = Math.min(sinceMs, Math.max(0, systemClock().getTime() - oldest.occurredAt.getTime()))
    },
    failed() {
      failingSince ??= performance.now()
    },
  }
}

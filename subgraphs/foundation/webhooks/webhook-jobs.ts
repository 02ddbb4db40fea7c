import { type Bus, CALLERS_TOPIC } from '../../../platform/bus.ts'
import { EVENTS_TOPIC } from '../change.ts'
import { type StopJob, stopAll } from '../stop-jobs.ts'
import { startLoop } from '../work-queue/wakeable-loop.ts'
import { deliveryStore } from './delivery-store.ts'
import { dispatch, findBehind } from './dispatch.ts'
import { findUnended } from './endpoint-lanes.ts'
import { startWorking, type WorkParts } from './work-lanes.ts'

export interface WebhookJobParts extends WorkParts {
  bus: Bus
}

/** Topic of the wake-ups of those who deliver; their key is the organization. */
export const DELIVERIES_TOPIC = 'webhook-deliveries'

const POLL_MS = 5000

/** Turns events into deliveries and delivers them, until it is stopped. */
export function startWebhooks(parts: WebhookJobParts): StopJob {
  const { bus, database, clock, log } = parts
  const worker = startWorking(parts)
  const woken = new Set<string>()
  const known = new Set<string>()
  let polledAt = Number.NEGATIVE_INFINITY

  const turn = async () => {
    const isPoll = performance.now() - polledAt >= POLL_MS
    const asked = isPoll ? null : [...woken]
    woken.clear()
    if (isPoll) {
      polledAt = performance.now()
      await endUnended(parts, known)
    }
    for (const organizationId of await findBehind(database, asked)) {
      const { made, hasMore } = await dispatch(parts, organizationId, clock())
      if (hasMore) woken.add(organizationId)
      if (made > 0) bus.publish(DELIVERIES_TOPIC, organizationId)
    }
    return woken.size > 0 ? 0 : POLL_MS
  }
  const dispatcher = startLoop({ turn, atMostMs: POLL_MS, what: 'webhook dispatch', log })
  const unsubscribe = [
    bus.subscribe(DELIVERIES_TOPIC, () => worker.wake()),
    // What was held may go out now.
    bus.subscribe(CALLERS_TOPIC, () => worker.wake()),
    bus.subscribe(EVENTS_TOPIC, (organizationId) => {
      woken.add(organizationId)
      dispatcher.wake()
    }),
  ]

  return async () => {
    for (const end of unsubscribe) end()
    await stopAll([dispatcher.stop, worker.stop])()
  }
}

/** Finishes what a stop or a crash cut off. */
async function endUnended({ database, clock }: WebhookJobParts, known: Set<string>): Promise<void> {
  for (const endpointId of await findUnended(database, known))
    await deliveryStore.endWaiting(database, endpointId, clock())
}

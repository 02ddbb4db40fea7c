import { type Bus, CALLERS_TOPIC } from '../../../platform/bus/bus.ts'
import { startConsuming } from '../event-log/start-consuming.ts'
import { type StopJob, stopAll } from '../jobs/stop-jobs.ts'
import { deliveryStore } from './delivery-store.ts'
import { makeDispatcher } from './dispatch.ts'
import { findUnended } from './endpoint-lanes.ts'
import { startWorking, type WorkParts } from './work-lanes.ts'

export interface WebhookJobParts extends WorkParts {
  bus: Bus
}

/** Topic of the wake-ups of those who deliver; their key is the organization. */
export const DELIVERIES_TOPIC = 'webhook-deliveries'

/** Topic of new endpoints; their key is the organization. */
export const ENDPOINTS_TOPIC = 'webhook-endpoints'

/** Turns events into deliveries and delivers them, until it is stopped. */
export function startWebhooks(parts: WebhookJobParts): StopJob {
  const { bus } = parts
  const worker = startWorking(parts)
  const known = new Set<string>()
  const stopDispatching = startConsuming({
    ...parts,
    consumer: makeDispatcher(parts),
    followedTopic: ENDPOINTS_TOPIC,
    what: 'webhook dispatch',
    onMade: (organizationId) => bus.publish(DELIVERIES_TOPIC, organizationId),
    onPoll: () => endUnended(parts, known),
  })
  const unsubscribe = [
    bus.subscribe(DELIVERIES_TOPIC, () => worker.wake()),
    // What was held may go out now.
    bus.subscribe(CALLERS_TOPIC, () => worker.wake()),
  ]

  return async () => {
    for (const end of unsubscribe) end()
    await stopAll([stopDispatching, worker.stop])()
  }
}

/** Finishes what a stop or a crash cut off. */
async function endUnended({ database, clock }: WebhookJobParts, known: Set<string>): Promise<void> {
  for (const endpointId of await findUnended(database, known))
    await deliveryStore.endWaiting(database, endpointId, clock)
}

import { ALL_CALLERS, CALLERS_TOPIC } from '../../platform/bus.ts'
import type { Log } from '../../platform/log.ts'
import { foundationPurges } from '../foundation/purges.ts'
import { startRetention } from '../foundation/retention.ts'
import { type StopJob, stopAll } from '../foundation/stop-jobs.ts'
import { startWebhooks } from '../foundation/webhooks/webhook-jobs.ts'
import type { VolunteerParts } from './context.ts'
import { VOLUNTEER_WEBHOOKS } from './volunteer-webhooks.ts'

/** Starts what this subgraph does without being asked; several replicas may do so at once. */
export function startVolunteerJobs(parts: VolunteerParts, log: Log): StopJob {
  // Gateways tell then which clubs are not ACTIVE.
  parts.bus.publish(CALLERS_TOPIC, ALL_CALLERS)
  return stopAll([
    async () => parts.tails.stop(),
    startDelivering(parts, log),
    startRetention(foundationPurges(parts), log),
  ])
}

function startDelivering(parts: VolunteerParts, log: Log): StopJob {
  const { webhookSender: sender } = parts
  const policy = VOLUNTEER_WEBHOOKS
  const stop = startWebhooks({ ...parts, policy, sender, random: Math.random, log })
  return async () => {
    await stop()
    sender.close()
  }
}

import { ALL_CALLERS, CALLERS_TOPIC } from '../../platform/bus/bus.ts'
import type { Log } from '../../platform/log.ts'
import { foundationPurges } from '../foundation/foundation-purges.ts'
import { startRetention } from '../foundation/jobs/retention.ts'
import { type StopJob, stopAll } from '../foundation/jobs/stop-jobs.ts'
import { DELIVERIES_TOPIC, startWebhooks } from '../foundation/webhooks/webhook-jobs.ts'
import { startRuns, startTriggering } from './automation/runs/run-jobs.ts'
import { startSendingMessages } from './messages/jobs.ts'
import type { MessageParts } from './messages/message-parts.ts'
import { startWritingRecipients } from './messages/sending/recipient-jobs.ts'
import { volunteerPurges } from './volunteer-purges.ts'
import { makeVolunteerWebhooks, type VolunteerWebhooks } from './volunteer-webhooks.ts'

export interface VolunteerJobParts extends MessageParts, VolunteerWebhooks {
  log: Log
}

/** Starts the background jobs of this subgraph; several replicas may run them concurrently. */
export function startVolunteerJobs(parts: VolunteerJobParts): StopJob {
  // Gateways answer this message with the initial sync of inactive clubs.
  parts.bus.publish(CALLERS_TOPIC, ALL_CALLERS)
  return stopAll([
    async () => parts.tails.stop(),
    async () => parts.notices.stop(),
    startDelivering(parts),
    startSendingMessages(parts, parts.log),
    startWritingRecipients(parts, parts.log),
    startRuns(parts, parts.log),
    startTriggering(parts, parts.log),
    startRetention([...foundationPurges(parts), ...volunteerPurges(parts)], parts.log),
  ])
}

function startDelivering(parts: VolunteerJobParts): StopJob {
  const { webhookSender: sender, initialSync, bus } = parts
  const policy = makeVolunteerWebhooks(parts)
  // Wakes the deliveries that were held until the initial sync.
  initialSync.synced.then(() => bus.publish(DELIVERIES_TOPIC, ''))
  return startWebhooks({ ...parts, policy, sender, random: Math.random })
}

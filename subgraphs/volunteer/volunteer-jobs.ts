import { ALL_CALLERS, CALLERS_TOPIC } from '../../platform/bus/bus.ts'
import type { Log } from '../../platform/log.ts'
import { foundationPurges } from '../foundation/foundation-purges.ts'
import { startRetention } from '../foundation/jobs/retention.ts'
import { type StopJob, stopAll } from '../foundation/jobs/stop-jobs.ts'
import { DELIVERIES_TOPIC, startWebhooks } from '../foundation/webhooks/webhook-jobs.ts'
import { startRuns, startTriggering } from './automation/runs/run-jobs.ts'
import type { VolunteerParts } from './context.ts'
import { startSendingMessages } from './messages/jobs.ts'
import { startWritingRecipients } from './messages/sending/recipient-jobs.ts'
import { volunteerPurges } from './volunteer-purges.ts'
import { makeVolunteerWebhooks, type VolunteerWebhooks } from './volunteer-webhooks.ts'

export interface VolunteerJobParts extends VolunteerParts, VolunteerWebhooks {
  log: Log
}

/** Starts what this subgraph does without being asked; several replicas may do so at once. */
export function startVolunteerJobs(parts: VolunteerJobParts): StopJob {
  // Gateways tell then which clubs are not ACTIVE.
  parts.bus.publish(CALLERS_TOPIC, ALL_CALLERS)
  return stopAll([
    async () => parts.tails.stop(),
    startDelivering(parts),
    startSendingMessages(parts, parts.log),
    startWritingRecipients(parts, parts.log),
    startRuns(parts, parts.log),
    startTriggering(parts, parts.log),
    startRetention([...foundationPurges(parts), ...volunteerPurges(parts)], parts.log),
  ])
}

function startDelivering(parts: VolunteerJobParts): StopJob {
  const { webhookSender: sender, firstTelling, bus } = parts
  const policy = makeVolunteerWebhooks(parts)
  const stop = startWebhooks({ ...parts, policy, sender, random: Math.random })
  // What was held may go out now.
  firstTelling.heard.then(() => bus.publish(DELIVERIES_TOPIC, ''))
  return async () => {
    await stop()
    sender.close()
  }
}

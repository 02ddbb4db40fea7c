import type { Log } from '../../../../platform/log.ts'
import type { StopJob } from '../../../foundation/jobs/stop-jobs.ts'
import { type LeasedItem, wakeWorkers } from '../../../foundation/jobs/work-queue/work-items.ts'
import { startClubWorkers } from '../../inactive-clubs/club-workers.ts'
import type { MessageParts } from '../message-parts.ts'
import { addRecipientsStep } from './change-recipients.ts'
import { MESSAGE_LEASE_MS, MESSAGE_STEP_TIMEOUT_MS, MESSAGES, RECIPIENTS } from './message-queue.ts'
import { reschedule, runSteps } from './message-step-jobs.ts'

/** Storing recipients is write-heavy, so one club may use one worker only. */
const CONCURRENCY = { perLane: 1, total: 2 }

/** Stores the recipients of large messages; replicas share the work. */
export function startWritingRecipients(
  parts: MessageParts,
  log: Log,
  { leaseMs } = { leaseMs: MESSAGE_LEASE_MS },
): StopJob {
  async function work(item: LeasedItem, signal: AbortSignal): Promise<void> {
    try {
      await runSteps(parts, item, signal, () => addRecipientsStep(parts, item, leaseMs))
      // Their mails may be pending now.
      wakeWorkers(parts.bus, MESSAGES)
    } catch (err) {
      await reschedule(parts, item, { err, log })
    }
  }

  return startClubWorkers(parts, {
    queue: RECIPIENTS,
    work,
    timeoutMs: MESSAGE_STEP_TIMEOUT_MS,
    leaseMs,
    concurrency: CONCURRENCY,
    what: 'recipients',
    log,
  })
}

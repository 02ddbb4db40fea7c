import type { Log } from '../../../../platform/log.ts'
import type { StopJob } from '../../../foundation/jobs/stop-jobs.ts'
import { startWorkers } from '../../../foundation/jobs/work-queue/start-workers.ts'
import {
  type LeasedItem,
  onWake,
  wakeWorkers,
  workItems,
} from '../../../foundation/jobs/work-queue/work-items.ts'
import { findActiveLanes } from '../../inactive-clubs/active-lanes.ts'
import { INACTIVE_CLUBS_TOPIC } from '../../inactive-clubs/initial-sync.ts'
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
  const { database, bus, clock, newId } = parts

  async function work(item: LeasedItem, signal: AbortSignal): Promise<void> {
    try {
      await runSteps(parts, item, signal, () => addRecipientsStep(parts, item, leaseMs))
      // Their mails may be pending now.
      wakeWorkers(bus, MESSAGES)
    } catch (err) {
      await reschedule(parts, item, { err, log })
    }
  }

  const workers = startWorkers({
    findLanes: (known) => findActiveLanes(parts, RECIPIENTS, known),
    lease: (limits, request) => workItems.lease(database, RECIPIENTS, limits, request),
    keyOf: ({ lane }) => lane,
    work,
    timeoutMs: MESSAGE_STEP_TIMEOUT_MS,
    leaseMs,
    concurrency: CONCURRENCY,
    what: 'recipients',
    clock,
    newId,
    log,
  })
  const unsubscribe = [
    onWake(bus, RECIPIENTS, workers.wake),
    bus.subscribe(INACTIVE_CLUBS_TOPIC, workers.wake),
  ]
  return async () => {
    for (const end of unsubscribe) end()
    await workers.stop()
  }
}

import type { Log } from '../../../../platform/log.ts'
import { EVENTS_TOPIC } from '../../../foundation/event-log/event-log.ts'
import { startConsuming } from '../../../foundation/event-log/start-consuming.ts'
import type { StopJob } from '../../../foundation/jobs/stop-jobs.ts'
import {
  type LeasedItem,
  wakeWorkers,
  workItems,
} from '../../../foundation/jobs/work-queue/work-items.ts'
import { startClubWorkers } from '../../inactive-clubs/club-workers.ts'
import type { MessageParts } from '../../messages/message-parts.ts'
import { wakeForAnyMessage } from '../../messages/sending/message-queue.ts'
import type { VolunteerParts } from '../../records/context.ts'
import { executeRun, failRun, markRunning } from './change-runs.ts'
import { makeTriggerer } from './change-triggered.ts'
import { RUN_LEASE_MS, RUN_TIMEOUT_MS, RUNS } from './run-queue.ts'
import { isFinal } from './run-rules.ts'

/** Limits the workers per club, so that one club does not delay the others. */
const CONCURRENCY = { perLane: 2, total: 4 }

/** Executes the queued runs; replicas share the work. */
export function startRuns(
  parts: MessageParts,
  log: Log,
  times = { leaseMs: RUN_LEASE_MS },
): StopJob {
  return startClubWorkers(parts, {
    queue: RUNS,
    work: (item) => run(parts, item, log),
    timeoutMs: RUN_TIMEOUT_MS,
    leaseMs: times.leaseMs,
    concurrency: CONCURRENCY,
    what: 'workflow runs',
    log,
  })
}

/** Triggers workflows by published events; replicas share the work. */
export function startTriggering(parts: VolunteerParts, log: Log): StopJob {
  const { bus } = parts
  return startConsuming({
    ...parts,
    consumer: makeTriggerer(parts),
    what: 'workflow triggers',
    log,
    onMade(clubId) {
      wakeWorkers(bus, RUNS)
      // Starting a run publishes events, too.
      bus.publish(EVENTS_TOPIC, clubId)
    },
  })
}

async function run(parts: MessageParts, item: LeasedItem, log: Log): Promise<void> {
  const { database, bus, clock, notices } = parts
  const publish = () =>
    notices.publish({ clubId: item.lane, kind: 'WORKFLOW_RUN', resourceId: item.id })
  try {
    await markRunning(parts, item)
    publish()
    const events = await executeRun(parts, item).catch(async (error) => {
      if (!isFinal(error, item.attemptCount)) throw error
      await failRun(parts, item, error)
      return []
    })
    publish()
    if (events.some(({ type }) => type === 'message.created')) wakeForAnyMessage(bus)
  } catch (err) {
    log.warn(
      { event: 'automation.run_rescheduled', err, run: item.id },
      'workflow run rescheduled after an error',
    )
    await workItems.retryLater(database, item, clock())
  }
}

import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../../foundation/stop-jobs.ts'
import { findLanes } from '../../foundation/work-queue/lanes.ts'
import { startWorkers } from '../../foundation/work-queue/start-workers.ts'
import { type HeldItem, onWake, workItems } from '../../foundation/work-queue/work-items.ts'
import type { VolunteerParts } from '../context.ts'
import { sendIfDue } from './change-scheduled.ts'
import { MESSAGE_LEASE_MS, MESSAGE_STEP_TIMEOUT_MS, MESSAGES } from './message-queue.ts'

/** More of one club would keep the others waiting. */
const AT_ONCE = { perLane: 2, all: 4 }

/** Sends what was scheduled; replicas share the work. */
export function startSendingMessages(
  parts: VolunteerParts,
  log: Log,
  times = { leaseMs: MESSAGE_LEASE_MS },
): StopJob {
  const { database, bus, clock, newId } = parts
  const workers = startWorkers({
    findLanes: (known) => findLanes(database, MESSAGES, known),
    take: (asked, request) => workItems.take(database, MESSAGES, asked, request),
    keyOf: ({ lane }) => lane,
    work: (item) => sendMessage(parts, item, log),
    timeoutMs: MESSAGE_STEP_TIMEOUT_MS,
    leaseMs: times.leaseMs,
    atOnce: AT_ONCE,
    what: 'messages',
    clock,
    newId,
    log,
  })
  const unsubscribe = onWake(bus, MESSAGES, workers.wake)
  return async () => {
    unsubscribe()
    await workers.stop()
  }
}

async function sendMessage(parts: VolunteerParts, item: HeldItem, log: Log): Promise<void> {
  const { database, clock } = parts
  try {
    await sendIfDue(parts, item)
  } catch (err) {
    log.warn({ err, message: item.id }, 'a message is put off')
    await workItems.putBack(database, item, new Date(clock().getTime() + backOffOf(item)))
  }
}

const MAX_BACK_OFF_MS = 60_000

function backOffOf({ attemptCount }: HeldItem): number {
  return Math.min(MAX_BACK_OFF_MS, 1000 * 2 ** Math.min(attemptCount, 10))
}

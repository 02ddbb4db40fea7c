import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../../foundation/stop-jobs.ts'
import { startWorkers } from '../../foundation/work-queue/start-workers.ts'
import { type HeldItem, onWake, workItems } from '../../foundation/work-queue/work-items.ts'
import type { VolunteerParts } from '../context.ts'
import { INACTIVE_CLUBS_TOPIC } from '../inactive-clubs/first-telling.ts'
import { findLanesOfActive } from '../inactive-clubs/lanes-of-active.ts'
import { endMailing, mailSome } from './change-mailed.ts'
import { sendIfDue } from './change-scheduled.ts'
import { type Mailer, makeMailer } from './mail-provider.ts'
import { MESSAGE_LEASE_MS, MESSAGE_STEP_TIMEOUT_MS, MESSAGES } from './message-queue.ts'

/** More of one club would keep the others waiting. */
const AT_ONCE = { perLane: 2, all: 4 }

/** How long the mails of one message are gone on with before others have their turn. */
const TURN_MS = 10_000

/** Sends what was scheduled, and mails it; replicas share the work. */
export function startSendingMessages(
  parts: VolunteerParts,
  log: Log,
  times = { leaseMs: MESSAGE_LEASE_MS },
): StopJob {
  const { database, bus, clock, newId, mailServer } = parts
  const mailer = mailServer && makeMailer(mailServer, log)
  const sending = { parts, mailer, leaseMs: times.leaseMs, log }
  const workers = startWorkers({
    findLanes: (known) => findLanesOfActive(parts, MESSAGES, known),
    take: (asked, request) => workItems.take(database, MESSAGES, asked, request),
    keyOf: ({ lane }) => lane,
    work: (item, signal) => sendMessage(sending, item, signal),
    timeoutMs: MESSAGE_STEP_TIMEOUT_MS,
    leaseMs: times.leaseMs,
    atOnce: AT_ONCE,
    what: 'messages',
    clock,
    newId,
    log,
  })
  const unsubscribe = [
    onWake(bus, MESSAGES, workers.wake),
    // What waited for its club may go out now.
    bus.subscribe(INACTIVE_CLUBS_TOPIC, workers.wake),
  ]
  return async () => {
    for (const end of unsubscribe) end()
    await workers.stop()
    mailer?.close()
  }
}

interface Sending {
  parts: VolunteerParts
  mailer: Mailer | null
  leaseMs: number
  log: Log
}

async function sendMessage(sending: Sending, item: HeldItem, signal: AbortSignal): Promise<void> {
  const { parts, mailer, log } = sending
  const { database, clock } = parts
  try {
    const isSent = await sendIfDue(parts, item)
    if (isSent && mailer) await mail({ ...sending, mailer }, item, signal)
    if (isSent && parts.mail !== 'SMTP') await endMailing(parts, item)
  } catch (err) {
    log.warn({ err, message: item.id }, 'a message is put off')
    await workItems.putBack(database, item, new Date(clock().getTime() + backOffOf(item)))
  }
}

async function mail(
  { parts, ...mailing }: Sending & { mailer: Mailer },
  item: HeldItem,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    const nextAt = await mailSome(parts, item, mailing)
    if (nextAt === null) return

    const isOver = signal.aborted || performance.now() - startedAt > TURN_MS
    const isToWait = isOver || nextAt > parts.clock() || (await isHeld(parts, item))
    if (isToWait) return workItems.putBack(parts.database, item, nextAt)
  }
}

/** Its club is not ACTIVE any more. */
async function isHeld({ findInactiveClubs }: VolunteerParts, { lane }: HeldItem): Promise<boolean> {
  const inactive = await findInactiveClubs([lane])
  return inactive.has(lane)
}

const MAX_BACK_OFF_MS = 60_000

function backOffOf({ attemptCount }: HeldItem): number {
  return Math.min(MAX_BACK_OFF_MS, 1000 * 2 ** Math.min(attemptCount, 10))
}

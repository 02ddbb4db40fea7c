import type { Log } from '../../../platform/log.ts'
import type { StopJob } from '../../foundation/jobs/stop-jobs.ts'
import { type LeasedItem, wakeWorkers } from '../../foundation/jobs/work-queue/work-items.ts'
import { startClubWorkers } from '../inactive-clubs/club-workers.ts'
import { mailBatch, withdrawMails } from './mail/change-mailed.ts'
import { type Mailer, makeMailer } from './mail/mail-provider.ts'
import type { MessageParts } from './message-parts.ts'
import { sendIfDue } from './sending/change-scheduled.ts'
import {
  MESSAGE_LEASE_MS,
  MESSAGE_STEP_TIMEOUT_MS,
  MESSAGES,
  RECIPIENTS,
} from './sending/message-queue.ts'
import { publishRecipients, reschedule, runSteps } from './sending/message-step-jobs.ts'

/** Limits the workers per club, so that one club does not delay the others. */
const CONCURRENCY = { perLane: 2, total: 4 }

/** Sends scheduled messages and mails sent ones; replicas share the work. */
export function startSendingMessages(
  parts: MessageParts,
  log: Log,
  times = { leaseMs: MESSAGE_LEASE_MS },
): StopJob {
  const { mailServer } = parts
  const mailer = mailServer && makeMailer(mailServer, log)
  const sending = { parts, mailer, leaseMs: times.leaseMs, log }
  const stop = startClubWorkers(parts, {
    queue: MESSAGES,
    work: (item, signal) => sendMessage(sending, item, signal),
    timeoutMs: MESSAGE_STEP_TIMEOUT_MS,
    leaseMs: times.leaseMs,
    concurrency: CONCURRENCY,
    what: 'messages',
    log,
  })
  return async () => {
    await stop()
    mailer?.close()
  }
}

interface Sending {
  parts: MessageParts
  mailer: Mailer | null
  leaseMs: number
  log: Log
}

async function sendMessage(sending: Sending, item: LeasedItem, signal: AbortSignal): Promise<void> {
  const { parts, mailer, leaseMs, log } = sending
  try {
    const isSent = await sendIfDue(parts, item)
    // A message to many recipients continues in the queue of recipients.
    if (!isSent) wakeWorkers(parts.bus, RECIPIENTS)
    if (isSent && mailer)
      await runSteps(parts, item, signal, () => mailBatch(parts, item, { mailer, leaseMs, log }))
    if (isSent && parts.mail !== 'SMTP') {
      await withdrawMails(parts, item)
      publishRecipients(parts, item)
    }
  } catch (err) {
    await reschedule(parts, item, { err, log })
  }
}

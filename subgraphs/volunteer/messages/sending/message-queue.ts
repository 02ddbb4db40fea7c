import type { Bus } from '../../../../platform/bus/bus.ts'
import { queueOf, wakeWorkers } from '../../../foundation/jobs/work-queue/work-items.ts'
import type { Message } from '../message.ts'

/**
 * Messages that are to be sent at a time to come, or whose mails go out; each item bears the id of its
 * message, and its lane is the club.
 */
export const MESSAGES = queueOf('messages', 'by due time')

/** Messages that were sent to more than are written down at once; they are mailed when all are. */
export const RECIPIENTS = queueOf('recipients', 'by due time')

/** How long one step may take, and how long nothing is heard of a worker before it is given up. */
export const MESSAGE_STEP_TIMEOUT_MS = 30_000
export const MESSAGE_LEASE_MS = 60_000

/** Tells those who do what is next for a message. */
export function wakeFor(bus: Bus, { writtenUpTo }: Message): void {
  wakeWorkers(bus, writtenUpTo === null ? MESSAGES : RECIPIENTS)
}

/** The same where it is not known which messages were sent. */
export function wakeForAnyMessage(bus: Bus): void {
  for (const queue of [MESSAGES, RECIPIENTS]) wakeWorkers(bus, queue)
}

import type { Bus } from '../../../../platform/bus/bus.ts'
import { queueOf, wakeWorkers } from '../../../foundation/jobs/work-queue/work-items.ts'
import type { Message } from '../message.ts'

/**
 * The queue of messages to send at a scheduled time or to mail: the item's id is the message's id,
 * its lane is the club.
 */
export const MESSAGES = queueOf('messages', 'by due time')

/** The queue of messages whose recipients are stored in steps; they are mailed afterwards. */
export const RECIPIENTS = queueOf('recipients', 'by due time')

/** Time limit of one step, and the lease after which another worker takes over. */
export const MESSAGE_STEP_TIMEOUT_MS = 30_000
export const MESSAGE_LEASE_MS = 60_000

/** Wakes the workers of the message's queue. */
export function wakeFor(bus: Bus, { writtenUpTo }: Message): void {
  wakeWorkers(bus, writtenUpTo === null ? MESSAGES : RECIPIENTS)
}

/** Wakes both queues if the sent messages are unknown. */
export function wakeForAnyMessage(bus: Bus): void {
  for (const queue of [MESSAGES, RECIPIENTS]) wakeWorkers(bus, queue)
}

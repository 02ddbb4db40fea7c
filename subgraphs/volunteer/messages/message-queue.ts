import { queueOf } from '../../foundation/work-queue/work-items.ts'

/**
 * Messages that are to be sent at a time to come, or whose mails go out; each item bears the id of its
 * message, and its lane is the club.
 */
export const MESSAGES = queueOf('messages', 'by due time')

/** How long one step may take, and how long nothing is heard of a worker before it is given up. */
export const MESSAGE_STEP_TIMEOUT_MS = 30_000
export const MESSAGE_LEASE_MS = 60_000

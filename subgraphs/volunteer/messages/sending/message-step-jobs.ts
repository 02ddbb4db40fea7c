import type { Log } from '../../../../platform/log.ts'
import { type LeasedItem, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import type { VolunteerParts } from '../../records/context.ts'

/** Time slice of one message before the worker takes the next one. */
const TIME_SLICE_MS = 10_000

/**
 * Runs steps of a message until its time slice ends; each step returns when the next one is due, or
 * null.
 */
export async function runSteps(
  parts: VolunteerParts,
  item: LeasedItem,
  signal: AbortSignal,
  step: () => Promise<Date | null>,
): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    const nextAt = await step()
    publishRecipients(parts, item)
    if (nextAt === null) return

    const isOver = signal.aborted || performance.now() - startedAt > TIME_SLICE_MS
    const mustWait = isOver || nextAt > parts.clock() || (await isClubInactive(parts, item))
    if (mustWait) return workItems.release(parts.database, item, nextAt)
  }
}

/** Announces recipients that were added, or whose mails were tried; `item` is the message's. */
export function publishRecipients({ notices }: VolunteerParts, item: LeasedItem): void {
  notices.publish({ clubId: item.lane, kind: 'MESSAGE_RECIPIENTS', resourceId: item.id })
}

/** Retries after an error with growing delays. */
export async function reschedule(
  { database, clock }: VolunteerParts,
  item: LeasedItem,
  { err, log }: { err: unknown; log: Log },
): Promise<void> {
  log.warn(
    { event: 'message.rescheduled', err, message: item.id },
    'message rescheduled after an error',
  )
  await workItems.retryLater(database, item, clock())
}

/** Whether the club is no longer ACTIVE. */
async function isClubInactive(
  { findInactiveClubs }: VolunteerParts,
  { lane }: LeasedItem,
): Promise<boolean> {
  const inactive = await findInactiveClubs([lane])
  return inactive.has(lane)
}

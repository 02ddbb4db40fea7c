import type { Log } from '../../../../platform/log.ts'
import { type LeasedItem, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import type { VolunteerParts } from '../../context.ts'

/** How long one message is gone on with before others have their turn. */
const TURN_MS = 10_000

/** Does step after step of a message, each of which answers when to go on; null where nobody needs to. */
export async function takeTurn(
  parts: VolunteerParts,
  item: LeasedItem,
  signal: AbortSignal,
  step: () => Promise<Date | null>,
): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    const nextAt = await step()
    if (nextAt === null) return

    const isOver = signal.aborted || performance.now() - startedAt > TURN_MS
    const isToWait = isOver || nextAt > parts.clock() || (await isHeld(parts, item))
    if (isToWait) return workItems.release(parts.database, item, nextAt)
  }
}

/** Something went wrong with it: it waits longer each time. */
export async function putOff(
  { database, clock }: VolunteerParts,
  item: LeasedItem,
  { err, log }: { err: unknown; log: Log },
): Promise<void> {
  log.warn({ err, message: item.id }, 'a message is put off')
  await workItems.retryLater(database, item, clock())
}

/** Its club is not ACTIVE any more. */
async function isHeld(
  { findInactiveClubs }: VolunteerParts,
  { lane }: LeasedItem,
): Promise<boolean> {
  const inactive = await findInactiveClubs([lane])
  return inactive.has(lane)
}

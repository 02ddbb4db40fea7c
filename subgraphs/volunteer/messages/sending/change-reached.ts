import { lockLeased } from '../../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import type { VolunteerParts } from '../../context.ts'
import { reachAll } from '../rules.ts'
import { messageStore } from '../store.ts'
import { RECIPIENTS } from './message-queue.ts'
import { sendingStore } from './sending-store.ts'

/**
 * Writes down some more recipients of a large message, in one transaction with how far it came: whoever dies
 * leaves none out, and whoever lost the lease writes none. Answers when to go on; null where all are there,
 * and their mails wait, or where nobody gets it any more.
 */
export async function reachSome(
  parts: VolunteerParts,
  item: LeasedItem,
  leaseMs: number,
): Promise<Date | null> {
  const { result } = await parts.change<Date | null>(null, async (tx, now) => {
    const held = await lockLeased(tx, RECIPIENTS, [item])
    if (!held.has(item.id)) return { result: null, events: [] }

    const stored = await messageStore.lock(tx, EVERYWHERE, item.id)
    if (stored === null || stored.writtenUpTo === null) {
      await workItems.complete(tx, item)
      return { result: null, events: [] }
    }

    const { writtenUpTo: after } = stored
    const reached = await sendingStore.addMore(tx, stored, after, { ...parts, now })
    if (reached.writtenUpTo !== null) {
      await messageStore.noteReached(tx, item.id, reached)
      await workItems.extend(tx, item, new Date(now.getTime() + leaseMs))
      return { result: now, events: [] }
    }

    const decision = reachAll(stored, reached.recipientCount, now)
    await messageStore.replace(tx, decision.result)
    await sendingStore.takeOff(tx, item.id)
    await sendingStore.schedule(tx, decision.result, { ...parts, now })
    return { result: null, events: decision.events }
  })
  return result
}

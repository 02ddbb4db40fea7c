import { isLeased } from '../../../foundation/jobs/work-queue/leases.ts'
import { type LeasedItem, workItems } from '../../../foundation/jobs/work-queue/work-items.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import type { MessageParts } from '../message-parts.ts'
import { completeRecipients } from '../rules.ts'
import { messageStore } from '../store.ts'
import { RECIPIENTS } from './message-queue.ts'
import { sendingStore } from './sending-store.ts'

/**
 * Stores the next recipients of a large message and its progress in one transaction: a crash skips
 * no recipient, and a worker without the lease stores none. Returns when the next step is due; null
 * if all are stored or the message cannot be sent any more.
 */
export async function addRecipientsStep(
  parts: MessageParts,
  item: LeasedItem,
  leaseMs: number,
): Promise<Date | null> {
  const { result } = await parts.change<Date | null>(null, async (tx, now) => {
    tx.traceparent = item.traceparent
    const leased = await isLeased(tx, RECIPIENTS, item)
    if (!leased) return { result: null, events: [] }

    const stored = await messageStore.lock(tx, EVERYWHERE, item.id)
    if (stored === null || stored.writtenUpTo === null) {
      await workItems.complete(tx, item)
      return { result: null, events: [] }
    }

    const { writtenUpTo: after } = stored
    const progress = await sendingStore.addMore(tx, stored, after, { ...parts, now })
    if (progress.writtenUpTo !== null) {
      await messageStore.setProgress(tx, item.id, progress)
      await workItems.extend(tx, item, new Date(now.getTime() + leaseMs))
      return { result: now, events: [] }
    }

    const decision = completeRecipients(stored, progress.recipientCount, now)
    await messageStore.replace(tx, decision.result)
    await sendingStore.dequeue(tx, item.id)
    await sendingStore.schedule(tx, decision.result, { ...parts, now })
    return { result: null, events: decision.events }
  })
  return result
}

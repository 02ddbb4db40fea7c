import { isLeased } from '../../../foundation/jobs/work-queue/leases.ts'
import type { LeasedItem } from '../../../foundation/jobs/work-queue/work-items.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import type { Message } from '../message.ts'
import type { MessageParts } from '../message-parts.ts'
import { sendScheduled } from '../rules.ts'
import { messageStore } from '../store.ts'
import { MESSAGES } from './message-queue.ts'
import { sendingStore } from './sending-store.ts'

/**
 * Sends a scheduled message and completes its work item in one transaction, so that a worker
 * without the lease sends nothing and no message is sent twice. Returns true if it was already sent
 * and its mails are pending.
 */
export async function sendIfDue(parts: MessageParts, item: LeasedItem): Promise<boolean> {
  const { change } = parts
  const { result } = await change<boolean>(null, async (tx, now) => {
    tx.traceparent = item.traceparent
    const leased = await isLeased(tx, MESSAGES, item)
    if (!leased) return { result: false, events: [] }

    const stored = await messageStore.lock(tx, EVERYWHERE, item.id)
    if (stored?.status === 'SENT') return { result: true, events: [] }
    await sendingStore.dequeue(tx, item.id)
    if (stored?.status !== 'SCHEDULED') return { result: false, events: [] }

    const sent: Message = { ...stored, status: 'SENT' }
    const progress = await sendingStore.addRecipients(tx, sent, { ...parts, now })
    const decision = sendScheduled(stored, progress, now)
    await messageStore.replace(tx, decision.result)
    await sendingStore.schedule(tx, decision.result, { ...parts, now })
    return { result: false, events: decision.events }
  })
  return result
}

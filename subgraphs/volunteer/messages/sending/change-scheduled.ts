import { lockLeased } from '../../../foundation/jobs/work-queue/leases.ts'
import type { LeasedItem } from '../../../foundation/jobs/work-queue/work-items.ts'
import { EVERYWHERE } from '../../../foundation/query/tenancy.ts'
import type { VolunteerParts } from '../../context.ts'
import type { Message } from '../message.ts'
import { sendScheduled } from '../rules.ts'
import { messageStore } from '../store.ts'
import { MESSAGES } from './message-queue.ts'
import { sendingStore } from './sending-store.ts'

/**
 * Sends a scheduled message, in one transaction with the end of its place in the queue: whoever lost the
 * lease sends nothing, and nobody sends it again. True where it was sent before, and its mails wait.
 */
export async function sendIfDue(parts: VolunteerParts, item: LeasedItem): Promise<boolean> {
  const { change } = parts
  const { result } = await change<boolean>(null, async (tx, now) => {
    const held = await lockLeased(tx, MESSAGES, [item])
    if (!held.has(item.id)) return { result: false, events: [] }

    const stored = await messageStore.lock(tx, EVERYWHERE, item.id)
    if (stored?.status === 'SENT') return { result: true, events: [] }
    await sendingStore.takeOff(tx, item.id)
    if (stored?.status !== 'SCHEDULED') return { result: false, events: [] }

    const sent: Message = { ...stored, status: 'SENT' }
    const reached = await sendingStore.addRecipients(tx, sent, { ...parts, now })
    const decision = sendScheduled(stored, reached, now)
    await messageStore.replace(tx, decision.result)
    await sendingStore.schedule(tx, decision.result, { ...parts, now })
    return { result: false, events: decision.events }
  })
  return result
}

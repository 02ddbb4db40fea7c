import type { Tx } from '../database/transaction.ts'
import type { LeaseRequest } from '../jobs/work-queue/leases.ts'
import type { WebhookDelivery, WebhookEndpoint } from './entities.ts'

export interface SpacedTake {
  endpoint: WebhookEndpoint
  limit: number
  take(limit: number): Promise<WebhookDelivery[]>
}

/** Takes up to the limit, and at most one after each rest while the endpoint fails. */
export async function takeSpaced(
  tx: Tx,
  { endpoint: { id, consecutiveFailures }, limit, take }: SpacedTake,
  { now, until }: LeaseRequest,
): Promise<WebhookDelivery[]> {
  if (consecutiveFailures === 0) return take(limit)
  if (!(await claimRest(tx, id, now, until))) return []

  const taken = await take(1)
  if (taken.length === 0) await endRest(tx, { id, until }, now)
  return taken
}

/** Ends the rest that was claimed until then, for an attempt that is not made. */
export async function endRest(
  tx: Tx,
  { id, until }: { id: string; until: Date },
  now: Date,
): Promise<void> {
  await tx.write('UPDATE webhook_endpoints SET rests_until = ? WHERE id = ? AND rests_until = ?', [
    now,
    id,
    until,
  ])
}

export function laterOf(dueAt: Date, restsUntil: Date | null): Date {
  return restsUntil !== null && restsUntil > dueAt ? restsUntil : dueAt
}

/** While an endpoint fails, one attempt at a time: the endpoint rests until that one is over. */
async function claimRest(tx: Tx, id: string, now: Date, until: Date): Promise<boolean> {
  const claimed = await tx.query<{ affectedRows: number }>(
    `UPDATE webhook_endpoints SET rests_until = ?
     WHERE id = ? AND (rests_until IS NULL OR rests_until <= ?)`,
    [until, id, now],
  )
  return claimed.affectedRows > 0
}

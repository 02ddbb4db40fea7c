import { notFound } from '../../../platform/problem.ts'
import { inClub, type Tenancy } from '../../foundation/tenancy.ts'
import type { Tx } from '../../foundation/transaction.ts'
import type { EventAccess } from '../event-access/event-access.ts'
import type { AccessDecision } from '../event-access/rules.ts'
import { eventAccessStore } from '../event-access/store.ts'
import { volunteerEventStore } from '../events/store.ts'
import type { Helper } from './helper.ts'
import { helperStore } from './store.ts'

/** The helper, held, and what there is of the access; the event is kept from going away meanwhile. */
export async function lockAccess(
  tx: Tx,
  tenancy: Tenancy,
  { eventId, helperId }: { eventId: string; helperId: string },
) {
  const event = await volunteerEventStore.lockShared(tx, tenancy, eventId)
  const reach = event === null ? tenancy : inClub(event.clubId)
  const helper = await helperStore.lock(tx, reach, helperId)
  if (helper === null) throw notFound('helper')
  if (event === null) throw notFound('volunteer event')

  return { helper, stored: await eventAccessStore.lock(tx, helperId, eventId) }
}

export async function writeAccess(
  tx: Tx,
  helper: Helper,
  stored: EventAccess | null,
  { access, publishedCount, events }: AccessDecision,
): Promise<void> {
  if (stored === null) await eventAccessStore.add(tx, access, helper)
  else if (access !== stored) await eventAccessStore.replace(tx, access, helper)
  if (events.length > 0) await helperStore.countPublished(tx, helper.id, publishedCount)
}

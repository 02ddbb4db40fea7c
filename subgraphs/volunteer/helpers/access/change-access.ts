import { isUuid } from '../../../../platform/ids.ts'
import { notFound, requireFound } from '../../../../schema/problem.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { inClub, type Tenancy } from '../../../foundation/query/tenancy.ts'
import type { Grants } from '../../event-access/bulk-grant-rules.ts'
import type { EventAccess } from '../../event-access/event-access.ts'
import type { AccessDecision } from '../../event-access/rules.ts'
import { eventAccessStore } from '../../event-access/store.ts'
import { volunteerEventStore } from '../../events/store.ts'
import { roleStore } from '../../roles/store.ts'
import type { Helper } from '../helper.ts'
import { helperStore } from '../store.ts'

/**
 * Locks the helper and the access for `event-access/rules.ts`, and the event in share mode, so that it is not deleted.
 * A revocation also cancels assignments (`leaveWithAccess` in `assignments/rules.ts`).
 */
export async function lockAccess(
  tx: Tx,
  tenancy: Tenancy,
  { eventId, helperId }: { eventId: string; helperId: string },
) {
  const event = await volunteerEventStore.lockShared(tx, tenancy, eventId)
  const reach = event === null ? tenancy : inClub(event.clubId)
  const helper = requireFound(await helperStore.lock(tx, reach, helperId), 'helper')
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

/** The named roles that belong to the event. */
export async function findRolesOf(
  tx: Tx,
  { id: eventId, clubId }: { id: string; clubId: string },
  roleIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = [...new Set(roleIds)].filter(isUuid)
  if (named.length === 0) return new Set()

  const found = await roleStore.findAll(tx, inClub(clubId), named)
  return new Set(found.filter((role) => role.eventId === eventId).map(({ id }) => id))
}

/** Writes granted accesses to one event, whose helpers are locked. */
export async function writeGrants(
  tx: Tx,
  helpers: readonly Helper[],
  { added, changed, events }: Omit<Grants, 'outcomes'>,
): Promise<void> {
  const byId = new Map(helpers.map((helper) => [helper.id, helper]))
  const withHelper = (access: EventAccess) => {
    const helper = byId.get(access.helperId)
    return helper === undefined ? [] : [{ access, helper }]
  }
  if (added.length > 0) await eventAccessStore.addAll(tx, added.flatMap(withHelper))
  if (changed.length > 0) await eventAccessStore.replaceAll(tx, changed.flatMap(withHelper))
  const granted = events.map(({ resource }) => resource.id)
  if (granted.length > 0) await helperStore.countPublication(tx, granted)
}

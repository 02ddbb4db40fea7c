import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../platform/problem.ts'

/** Which of these clubs are not ACTIVE, as far as this subgraph knows. */
export type FindInactiveClubs = (clubIds: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * The caller of a mutation, without its part in clubs that are not ACTIVE: their staff and devices go
 * on reading, and what they cannot change is absent to them. ADMINs open clubs again. Partners and API
 * keys of such a club are not let in at all.
 */
export async function toChangingCaller(
  caller: Caller,
  findInactive: FindInactiveClubs,
): Promise<Caller> {
  const clubIds = clubsOf(caller)
  if (clubIds.length === 0) return caller

  const inactive = await findInactive(clubIds)
  if (clubIds.every((id) => inactive.has(id)))
    throw new Problem('club_inactive', 'Nothing is changed in a club that is not active.')
  if (caller.kind !== 'staff' || inactive.size === 0) return caller

  return { ...caller, roles: caller.roles.filter(({ clubId }) => !inactive.has(clubId)) }
}

function clubsOf(caller: Caller): string[] {
  if (caller.kind === 'device' || caller.kind === 'helper') return [caller.clubId]
  if (caller.kind !== 'staff' || caller.isAdmin) return []

  return [...new Set(caller.roles.map(({ clubId }) => clubId))]
}

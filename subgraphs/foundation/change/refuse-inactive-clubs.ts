import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'

/** Returns those of the clubs that are not ACTIVE in this subgraph's copy. */
export type FindInactiveClubs = (clubIds: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * The caller of a mutation, without its roles in clubs that are not ACTIVE: staff and devices of such a club may
 * read, and for writes its resources do not exist. ADMINs may still write, so that a club can be reactivated.
 * Installations and API keys of such a club are already refused at authentication.
 */
export async function withoutInactiveClubs(
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

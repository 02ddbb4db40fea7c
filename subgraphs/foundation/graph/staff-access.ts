import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../platform/problem.ts'

/** The caller as staff; refuses all other kinds of callers. */
export function asStaff(caller: Caller): StaffCaller {
  if (caller.kind !== 'staff') throw new Problem('forbidden', 'This is for the staff of the club.')

  return caller
}

/** The club's id, for its staff and ADMINs; for others the club does not exist. */
export function authorizeStaff(caller: Caller, clubId: string): string {
  return requireClub(asStaff(caller), clubId)
}

/** The club's id, for its OWNERs and ADMINs; for staff of other clubs it does not exist. */
export function authorizeOwner(caller: Caller, clubId: string): string {
  const staff = asStaff(caller)
  requireOwner(staff, requireClub(staff, clubId))
  return clubId
}

export function requireOwner({ isAdmin, roles }: StaffCaller, clubId: string): void {
  if (isAdmin || roles.some((held) => held.clubId === clubId && held.role === 'OWNER')) return

  throw new Problem('forbidden', 'This is for OWNERs of the club.')
}

export function requireAdmin(caller: Caller): void {
  if (asStaff(caller).isAdmin) return

  throw new Problem('forbidden', 'This is for ADMINs of the platform.')
}

/** Throws `not_found` unless the caller belongs to the club. */
export function requireClub(caller: Caller, clubId: string): string {
  if (!belongsToClub(caller, asUuid(clubId, 'club'))) throw notFound('club')

  return clubId
}

/** True if the caller belongs to the club; other clubs do not exist for it. */
export function belongsToClub(caller: Caller, clubId: string): boolean {
  if (caller.kind === 'service') return true
  if (caller.kind === 'public' || caller.kind === 'helper') return false
  if (caller.kind !== 'staff') return caller.clubId === clubId
  return caller.isAdmin || caller.roles.some((role) => role.clubId === clubId)
}

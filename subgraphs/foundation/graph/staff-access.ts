import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { type ClubArea, isOpenTo } from '../../../schema/club/roles.ts'
import { notFound, Problem } from '../../../schema/problem.ts'
import { WRONG_ROLE } from '../query/tenancy.ts'

/** The caller as staff; refuses all other kinds of callers. */
export function asStaff(caller: Caller): StaffCaller {
  if (caller.kind !== 'staff') throw new Problem('forbidden', 'This is for the staff of the club.')

  return caller
}

/** The club's id, for its staff with a role for this area and ADMINs; for others the club does not exist. */
export function authorizeStaff(caller: Caller, clubId: string, area: ClubArea): string {
  return requireClub(asStaff(caller), clubId, area)
}

/** The club's id, for its OWNERs and ADMINs; for staff of other clubs it does not exist. */
export function authorizeOwner(caller: Caller, clubId: string): string {
  const staff = asStaff(caller)
  requireOwner(staff, requireClub(staff, clubId, 'club'))
  return clubId
}

/** The club's id as `authorizeOwner`; null, which is for ADMINs, for all clubs and the platform. */
export function authorizeOwnerOrAdmin(
  caller: Caller,
  clubId: string | null | undefined,
): string | null {
  if (clubId != null) return authorizeOwner(caller, clubId)

  requireAdmin(caller)
  return null
}

export function requireOwner({ isAdmin, roles }: StaffCaller, clubId: string): void {
  if (isAdmin || roles.some((held) => held.clubId === clubId && held.role === 'OWNER')) return

  throw new Problem('forbidden', 'This is for OWNERs of the club.')
}

export function requireAdmin(caller: Caller): void {
  if (asStaff(caller).isAdmin) return

  throw new Problem('forbidden', 'This is for ADMINs of the platform.')
}

/** Throws `not_found` unless the caller belongs to the club, `forbidden` to staff without a role for this area. */
export function requireClub(caller: Caller, clubId: string, area: ClubArea): string {
  if (!belongsToClub(caller, asUuid(clubId, 'club'))) throw notFound('club')
  if (caller.kind === 'staff') requireRole(caller, clubId, area)

  return clubId
}

function requireRole(caller: StaffCaller, clubId: string, area: ClubArea): void {
  if (!isStaffOf(caller, clubId, area)) throw new Problem('forbidden', WRONG_ROLE)
}

/** True for staff with a role for this area of the club, and for ADMINs. */
export function isStaffOf(caller: Caller, clubId: string, area: ClubArea): boolean {
  if (caller.kind !== 'staff') return false
  const { isAdmin, roles } = caller
  return isAdmin || roles.some((held) => held.clubId === clubId && isOpenTo(area, held.role))
}

/** True if the caller belongs to the club; other clubs do not exist for it. */
export function belongsToClub(caller: Caller, clubId: string): boolean {
  if (caller.kind === 'service') return true
  if (caller.kind === 'public' || caller.kind === 'helper' || caller.kind === 'screen') return false
  if (caller.kind !== 'staff') return caller.clubId === clubId
  return caller.isAdmin || caller.roles.some((role) => role.clubId === clubId)
}

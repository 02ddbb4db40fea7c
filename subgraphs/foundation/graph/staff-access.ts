import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { notFound, Problem } from '../../../platform/problem.ts'

/** A person signed in; partners, API keys and devices have no part in what is for staff. */
export function asStaff(caller: Caller): StaffCaller {
  if (caller.kind !== 'staff') throw new Problem('forbidden', 'This is for the staff of the club.')

  return caller
}

/** The named club, for staff with any role in it and for ADMINs; others cannot tell that it exists. */
export function authorizeStaff(caller: Caller, clubId: string): string {
  return requireClub(asStaff(caller), clubId)
}

/** The named club, for its OWNERs and for ADMINs; staff elsewhere cannot tell that it exists. */
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

/** Refuses a club's id that the caller has no part in. */
export function requireClub(caller: Caller, clubId: string): string {
  if (!belongsToClub(caller, asUuid(clubId, 'club'))) throw notFound('club')

  return clubId
}

/** True when the caller may see this club at all; a foreign club is as absent as a missing one. */
export function belongsToClub(caller: Caller, clubId: string): boolean {
  if (caller.kind === 'service') return true
  if (caller.kind === 'public' || caller.kind === 'helper') return false
  if (caller.kind !== 'staff') return caller.clubId === clubId
  return caller.isAdmin || caller.roles.some((role) => role.clubId === clubId)
}

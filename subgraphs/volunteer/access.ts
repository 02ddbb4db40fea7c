import {
  belongsToClub,
  type Caller,
  type StaffCaller,
  type VolunteerScope,
} from '../../platform/caller.ts'
import { asUuid } from '../../platform/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { authorizeApiKey } from '../../platform/volunteer-access.ts'
import { clubsOf, inClub, type Tenancy } from '../foundation/tenancy.ts'

/** Authorizes work on single rows: API keys need the scope, staff any role in the row's club. */
export function authorizeRows(caller: Caller, scope: VolunteerScope): Tenancy {
  requireVolunteerAccess(caller, scope)
  return caller.kind === 'api_key' ? inClub(caller.clubId) : clubsOf(asStaff(caller))
}

/** The club that a list or a new row is for, after authorization: a key's own, staff's named one. */
export function authorizeClub(
  caller: Caller,
  clubId: string | null | undefined,
  scope: VolunteerScope,
): string {
  requireVolunteerAccess(caller, scope)
  if (caller.kind === 'api_key') return requireSameClub(caller.clubId, clubId)
  if (clubId === null || clubId === undefined)
    throw new Problem('invalid_input', 'clubId: Name the club; only an API key has one of its own.')

  return requireClub(caller, clubId)
}

/** Court partners have no part in a club's volunteer work, nor have its API keys in this. */
export function asStaff(caller: Caller): StaffCaller {
  if (caller.kind !== 'staff') throw new Problem('forbidden', 'This is for the staff of the club.')

  return caller
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

function requireVolunteerAccess(caller: Caller, scope: VolunteerScope): void {
  if (caller.kind === 'api_key') authorizeApiKey(caller, [scope])
  else asStaff(caller)
}

function requireSameClub(own: string, named: string | null | undefined): string {
  if (named === null || named === undefined || named === own) return own

  throw new Problem('club_mismatch', 'An API key is good for its own club only.')
}

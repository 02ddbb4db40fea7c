import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'
import { asStaff, authorizeOwner, requireAdmin } from '../../foundation/graph/staff-access.ts'
import { clubsOf, type Tenancy } from '../../foundation/query/tenancy.ts'
import { authorizeRead } from '../records/access.ts'

/** Only staff have a list of clubs; an installation reads its own club. */
export function authorizeClubList(caller: Caller): Tenancy {
  if (caller.kind !== 'staff')
    throw new Problem('forbidden', 'Only staff have a list of clubs; everyone else has one club.')

  return authorizeRead(caller, 'club:read')
}

/** Staff have roles in few clubs, of which they have the list. */
export function authorizeClubSearch(caller: Caller): void {
  requireAdmin(caller)
}

/** ADMINs of the platform suspend, close and reactivate clubs. */
export function authorizeStatusChange(caller: Caller): void {
  requireAdmin(caller)
}

/** OWNERs change the name, time zone and language of their club. */
export function authorizeProfileChange(caller: Caller, clubId: string): void {
  authorizeOwner(caller, clubId)
}

/** OWNERs change the locations of their clubs. */
export function authorizeLocationChange(caller: Caller): Tenancy {
  return clubsOf(asStaff(caller), 'ownership')
}

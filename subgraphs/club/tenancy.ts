import { type Caller, type ClubScope, requireCourtClubAccess } from '../../platform/caller.ts'
import { clubsOf, EVERYWHERE, inClub, type Tenancy } from '../foundation/tenancy.ts'

/** Authorizes a read of single rows: installations need the scope, staff any role in the row's club. */
export function authorizeRead(caller: Caller, scope: ClubScope): Tenancy {
  requireCourtClubAccess(caller, scope)
  if (caller.kind === 'service') return EVERYWHERE
  return caller.kind === 'staff' ? clubsOf(caller) : inClub(caller.clubId)
}

import type { Caller } from '../../../platform/caller.ts'
import { Problem, refuse } from '../../../schema/problem.ts'
import { refuseApiKey } from '../../../schema/volunteer/access.ts'
import { areaOfVolunteerScope, type VolunteerScope } from '../../../schema/volunteer/scopes.ts'
import { asStaff, requireClub } from '../../foundation/graph/staff-access.ts'
import { clubsOf, inClub, type Tenancy } from '../../foundation/query/tenancy.ts'

/** Authorizes work on single rows: API keys need the scope, staff a role in the row's club. */
export function authorizeRows(caller: Caller, scope: VolunteerScope): Tenancy {
  requireVolunteerAccess(caller, scope)
  if (caller.kind === 'api_key') return inClub(caller.clubId)

  return clubsOf(asStaff(caller), areaOfVolunteerScope(scope))
}

/** The club of a list at the root: an API key's own. */
export function authorizeOwnClub(caller: Caller, scope: VolunteerScope): string {
  if (caller.kind !== 'api_key')
    throw new Problem(
      'forbidden',
      'Only an API key has a club of its own. Ask a club for its list.',
    )
  refuse(refuseApiKey(caller, [scope]))
  return caller.clubId
}

/** The club that a new row is for, after authorization: a key's own, staff's named one. */
export function authorizeNamedClub(
  caller: Caller,
  clubId: string | null | undefined,
  scope: VolunteerScope,
): string {
  requireVolunteerAccess(caller, scope)
  if (caller.kind === 'api_key') return requireSameClub(caller.clubId, clubId)
  if (clubId === null || clubId === undefined)
    throw new Problem('invalid_input', 'clubId: Name the club; only an API key has one of its own.')

  return requireClub(caller, clubId, areaOfVolunteerScope(scope))
}

function requireVolunteerAccess(caller: Caller, scope: VolunteerScope): void {
  if (caller.kind === 'api_key') refuse(refuseApiKey(caller, [scope]))
  else asStaff(caller)
}

function requireSameClub(own: string, named: string | null | undefined): string {
  if (named === null || named === undefined || named === own) return own

  throw new Problem('club_mismatch', 'An API key is good for its own club only.')
}

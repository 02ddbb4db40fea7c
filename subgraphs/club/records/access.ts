import {
  asInstallation,
  type Caller,
  type InstallationCaller,
  type ServiceCaller,
  type StaffCaller,
} from '../../../platform/caller.ts'
import { findMissingScopes } from '../../../schema/club/access.ts'
import { AREA_OF_SCOPE } from '../../../schema/club/roles.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import { Problem, refuse } from '../../../schema/problem.ts'
import { isStaffOf, requireClub } from '../../foundation/graph/staff-access.ts'
import { clubsOf, EVERYWHERE, inClub, type Tenancy } from '../../foundation/query/tenancy.ts'

/** Only installations and staff may access court clubs. */
export function requireCourtClubAccess(
  caller: Caller,
  scope: ClubScope,
): asserts caller is InstallationCaller | StaffCaller | ServiceCaller {
  if (caller.kind === 'installation') requireScopes(caller, [scope])
  if (caller.kind === 'api_key')
    throw new Problem('forbidden', 'API keys are for the volunteer side of a club.')
  if (caller.kind === 'device' || caller.kind === 'screen')
    throw new Problem('forbidden', 'This is for partner installations and for staff.')
  if (caller.kind === 'helper' || caller.kind === 'public')
    throw new Problem('forbidden', 'This is for partner installations and for staff.')
}

/** Authorizes a read by id: installations need the scope, staff a role in the row's club. */
export function authorizeRead(caller: Caller, scope: ClubScope): Tenancy {
  requireCourtClubAccess(caller, scope)
  if (caller.kind === 'service') return EVERYWHERE
  return caller.kind === 'staff' ? clubsOf(caller, AREA_OF_SCOPE[scope]) : inClub(caller.clubId)
}

/** Authorizes a list of a club: installations need the scope, staff a role in the club. */
export function authorizeClub(caller: Caller, clubId: string, scope: ClubScope): string {
  requireCourtClubAccess(caller, scope)
  return requireClub(caller, clubId, AREA_OF_SCOPE[scope])
}

/** The club of the calling installation; staff have lists of several clubs, and name one by `Club`. */
export function authorizeInstallationClub(caller: Caller, scope: ClubScope): string {
  requireCourtClubAccess(caller, scope)
  if (caller.kind !== 'installation')
    throw new Problem(
      'forbidden',
      'Only an installation has a club of its own. Ask a club for its list.',
    )

  return caller.clubId
}

/** The caller as an installation with a scope, for resources that are never shown to staff. */
export function asScopedInstallation(caller: Caller, scope: ClubScope): InstallationCaller {
  const installation = asInstallation(caller)
  requireScopes(installation, [scope])
  return installation
}

/** Throws `insufficient_scope` with the missing scopes. */
export function requireScopes(
  { scopes }: InstallationCaller,
  required: readonly ClubScope[],
): void {
  refuse(findMissingScopes(scopes, required))
}

/**
 * A booking's id at its source is the club's own data, which its desk reads: Participant rule 4 binds installations. Ids
 * of persons are shown to no staff.
 */
export function mayReadBookingNumbers(caller: Caller, clubId: string): boolean {
  return isStaffOf(caller, clubId, 'desk')
}

export function hasScope(caller: Caller, scope: ClubScope): boolean {
  return caller.kind === 'installation' && caller.scopes.includes(scope)
}

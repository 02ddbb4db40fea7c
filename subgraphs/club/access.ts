import type {
  Caller,
  InstallationCaller,
  ServiceCaller,
  StaffCaller,
} from '../../platform/caller.ts'
import { Problem, refuse } from '../../platform/problem.ts'
import { findMissingScopes } from '../../schema/club/access.ts'
import type { ClubScope } from '../../schema/club/scopes.ts'
import { requireClub } from '../foundation/graph/staff-access.ts'
import { clubsOf, EVERYWHERE, inClub, type Tenancy } from '../foundation/query/tenancy.ts'

/** Lets installations in by a scope and staff by their roles; nobody else has a part in court clubs. */
export function requireCourtClubAccess(
  caller: Caller,
  scope: ClubScope,
): asserts caller is InstallationCaller | StaffCaller | ServiceCaller {
  if (caller.kind === 'installation') requireScopes(caller, [scope])
  if (caller.kind === 'api_key')
    throw new Problem('forbidden', 'API keys are for the volunteer side of a club.')
  if (caller.kind === 'device' || caller.kind === 'helper' || caller.kind === 'public')
    throw new Problem('forbidden', 'This is for partner installations and for staff.')
}

/** Authorizes a read of single rows: installations need the scope, staff any role in the row's club. */
export function authorizeRead(caller: Caller, scope: ClubScope): Tenancy {
  requireCourtClubAccess(caller, scope)
  if (caller.kind === 'service') return EVERYWHERE
  return caller.kind === 'staff' ? clubsOf(caller) : inClub(caller.clubId)
}

/**
 * The club a read is about, after authorization: an installation's own, and staff's named one.
 * Installations need `scope`; staff need any role in the club.
 */
export function authorizeClub(
  caller: Caller,
  clubId: string | null | undefined,
  scope: ClubScope,
): string {
  requireCourtClubAccess(caller, scope)
  const id = clubId ?? (caller.kind === 'installation' ? caller.clubId : null)
  if (id === null)
    throw new Problem(
      'invalid_input',
      'clubId: Name the club; only an installation has one of its own.',
    )

  return requireClub(caller, id)
}

/** Refuses an installation that lacks any of the scopes, naming the missing ones. */
export function requireScopes(
  { scopes }: InstallationCaller,
  required: readonly ClubScope[],
): void {
  refuse(findMissingScopes(scopes, required))
}

export function hasScope(caller: Caller, scope: ClubScope): boolean {
  return caller.kind === 'installation' && caller.scopes.includes(scope)
}

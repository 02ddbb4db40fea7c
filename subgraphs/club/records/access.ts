import type {
  Caller,
  InstallationCaller,
  ServiceCaller,
  StaffCaller,
} from '../../../platform/caller.ts'
import { Problem, refuse } from '../../../platform/problem.ts'
import { findMissingScopes } from '../../../schema/club/access.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import { requireClub } from '../../foundation/graph/staff-access.ts'
import { clubsOf, EVERYWHERE, inClub, type Tenancy } from '../../foundation/query/tenancy.ts'

/** Only installations and staff may access court clubs. */
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

/** Authorizes a read by id: installations need the scope, staff any role in the row's club. */
export function authorizeRead(caller: Caller, scope: ClubScope): Tenancy {
  requireCourtClubAccess(caller, scope)
  if (caller.kind === 'service') return EVERYWHERE
  return caller.kind === 'staff' ? clubsOf(caller) : inClub(caller.clubId)
}

/** Returns the authorized club of a list: an installation's own, or the club that staff name. */
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

/** Throws `insufficient_scope` with the missing scopes. */
export function requireScopes(
  { scopes }: InstallationCaller,
  required: readonly ClubScope[],
): void {
  refuse(findMissingScopes(scopes, required))
}

export function hasScope(caller: Caller, scope: ClubScope): boolean {
  return caller.kind === 'installation' && caller.scopes.includes(scope)
}

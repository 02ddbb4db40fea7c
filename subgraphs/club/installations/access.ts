import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../platform/problem.ts'
import { asStaff, authorizeOwner } from '../../foundation/graph/staff-access.ts'
import {
  clubsOwnedBy,
  EVERYWHERE,
  type Reach,
  reachOf,
  type Tenancy,
} from '../../foundation/query/tenancy.ts'
import { requireScopes } from '../records/access.ts'

/** Installations read their own with club:read, OWNERs those of their clubs. */
export function authorizeInstallations(caller: Caller): Reach {
  if (caller.kind !== 'installation') return reachOf(authorizeApprovals(caller))

  requireScopes(caller, ['club:read'])
  return onlyId(caller.installationId)
}

/** Installations read their own application; OWNERs of any club read all, since they may approve them. */
export function authorizeApplications(caller: Caller): Reach {
  if (caller.kind === 'installation') return onlyId(caller.applicationId)

  requireSomeOwner(caller)
  return reachOf(EVERYWHERE)
}

/** OWNERs of the club approve applications, change the scopes of installations and revoke them; returns its id. */
export function authorizeInstallationChange(caller: Caller, clubId: string): string {
  return authorizeOwner(caller, clubId)
}

/** Approvals are readable by OWNERs of the club. */
export function authorizeApprovals(caller: Caller): Tenancy {
  return caller.kind === 'service' ? EVERYWHERE : clubsOwnedBy(asStaff(caller))
}

export function requireSomeOwner(caller: Caller): void {
  const { isAdmin, roles } = asStaff(caller)
  if (isAdmin || roles.some(({ role }) => role === 'OWNER')) return

  throw new Problem('forbidden', 'This is for OWNERs of a club.')
}

function onlyId(id: string): Reach {
  return { condition: (alias) => `${alias}.id = ?`, params: [id] }
}

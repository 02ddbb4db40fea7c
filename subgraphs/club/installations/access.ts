import type { Caller } from '../../../platform/caller.ts'
import { isOpenTo } from '../../../schema/club/roles.ts'
import { Problem } from '../../../schema/problem.ts'
import { asStaff, authorizeOwner, authorizeStaff } from '../../foundation/graph/staff-access.ts'
import {
  clubsOf,
  EVERYWHERE,
  type Reach,
  reachOf,
  type Tenancy,
} from '../../foundation/query/tenancy.ts'
import { requireScopes } from '../records/access.ts'
import type { Installation } from './installation.ts'

/** Installations read their own with club:read, OWNERs and OPERATORs those of their clubs. */
export function authorizeInstallations(caller: Caller): Reach {
  if (caller.kind !== 'installation') return reachOf(authorizeApprovals(caller))

  requireScopes(caller, ['club:read'])
  return onlyId(caller.installationId)
}

/** Installations read their own application; OWNERs and OPERATORs of any club read all, which OWNERs may approve. */
export function authorizeApplications(caller: Caller): Reach {
  if (caller.kind === 'installation') return onlyId(caller.applicationId)

  requireSomeDesk(caller)
  return reachOf(EVERYWHERE)
}

/** OWNERs of the club approve applications, change the scopes of installations and revoke them; returns its id. */
export function authorizeInstallationChange(caller: Caller, clubId: string): string {
  return authorizeOwner(caller, clubId)
}

/** Approvals are readable by OWNERs and OPERATORs of the club. */
export function authorizeApprovals(caller: Caller): Tenancy {
  return caller.kind === 'service' ? EVERYWHERE : clubsOf(asStaff(caller), 'desk')
}

/** The club whose integrations its OWNERs and OPERATORs read. */
export function authorizeIntegrations(caller: Caller, clubId: string): string {
  return authorizeStaff(caller, clubId, 'desk')
}

/** How an installation is used: for itself, and for OWNERs and OPERATORs of its club. */
export function authorizeInstallationUse(
  caller: Caller,
  { id, clubId }: Pick<Installation, 'id' | 'clubId'>,
): void {
  const isOwn = caller.kind === 'installation' && caller.installationId === id
  if (!isOwn) authorizeIntegrations(caller, clubId)
}

export function requireSomeDesk(caller: Caller): void {
  const { isAdmin, roles } = asStaff(caller)
  if (isAdmin || roles.some(({ role }) => isOpenTo('desk', role))) return

  throw new Problem('forbidden', 'This is for OWNERs and OPERATORs of a club.')
}

function onlyId(id: string): Reach {
  return { condition: (alias) => `${alias}.id = ?`, params: [id] }
}

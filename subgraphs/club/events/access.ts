import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'
import { requireClub } from '../../foundation/graph/staff-access.ts'
import { requireCourtClubAccess } from '../records/access.ts'

/** The club whose events a caller follows: an installation's own, or the one that staff name. */
export function authorizeFollowedClub(caller: Caller, clubId: string | null | undefined): string {
  requireCourtClubAccess(caller, 'events:read')
  const id = clubId ?? (caller.kind === 'installation' ? caller.clubId : null)
  if (id === null)
    throw new Problem(
      'invalid_input',
      'clubId: Name the club; only an installation has one of its own.',
    )

  return requireClub(caller, id, 'desk')
}

import type { Caller } from '../../../platform/caller.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import { Problem } from '../../../schema/problem.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import {
  clubsOf,
  inClub,
  type Reach,
  reachOf,
  type Tenancy,
} from '../../foundation/query/tenancy.ts'
import { authorizeRead, hasScope } from '../records/access.ts'

/** Authorizes reads: installations need the scope, staff a role in the club, a device its own court. */
export function authorizeSessionRead(caller: Caller, scope: ClubScope): Reach {
  if (caller.kind !== 'device') return reachOf(authorizeRead(caller, scope))

  return {
    condition: (alias) => `${alias}.club_id = ? AND ${alias}.court_id = ?`,
    params: [caller.clubId, caller.courtId],
  }
}

/** A caller that may change sessions: its clubs, and its court if it is a device. */
export interface SessionEditor {
  kind: 'staff' | 'device'
  tenancy: Tenancy
  courtId: string | null
}

export function asUmpire(caller: Caller): SessionEditor {
  if (caller.kind === 'staff')
    return { kind: 'staff', tenancy: clubsOf(caller, 'sessions'), courtId: null }
  if (caller.kind === 'device')
    return { kind: 'device', tenancy: inClub(caller.clubId), courtId: caller.courtId }

  throw new Problem('forbidden', 'Sessions are changed by staff and by the device of their court.')
}

/** Only staff configure and abort sessions and correct scores; the device of the court does the rest, too. */
export function requireSessionStaff(caller: Caller): void {
  asStaff(caller)
}

/** Scores are visible to staff, devices, and installations with scores:read. */
export function maySeeScores(caller: Caller): boolean {
  return caller.kind !== 'installation' || hasScope(caller, 'scores:read')
}

import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../platform/problem.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import {
  clubsOf,
  inClub,
  type Reach,
  reachOf,
  type Tenancy,
} from '../../foundation/query/tenancy.ts'
import { authorizeRead, hasScope } from '../access.ts'

/** Sessions to read: installations need the scope, staff a role in the club; a device sees its court's. */
export function authorizeSessionRead(caller: Caller, scope: ClubScope): Reach {
  if (caller.kind !== 'device') return reachOf(authorizeRead(caller, scope))

  return {
    condition: (alias) => `${alias}.club_id = ? AND ${alias}.court_id = ?`,
    params: [caller.clubId, caller.courtId],
  }
}

/** Whoever may change a session: in which clubs, and on which court if only on one. */
export interface Umpire {
  kind: 'staff' | 'device'
  tenancy: Tenancy
  courtId: string | null
}

export function asUmpire(caller: Caller): Umpire {
  if (caller.kind === 'staff') return { kind: 'staff', tenancy: clubsOf(caller), courtId: null }
  if (caller.kind === 'device')
    return { kind: 'device', tenancy: inClub(caller.clubId), courtId: caller.courtId }

  throw new Problem('forbidden', 'Sessions are changed by staff and by the device of their court.')
}

/** Scores are for whoever is at the court, and for partners that were granted them. */
export function maySeeScores(caller: Caller): boolean {
  return caller.kind !== 'installation' || hasScope(caller, 'scores:read')
}

import type { Caller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'
import { clubsOf, type Reach, reachOf } from '../../foundation/query/tenancy.ts'

/** The courts whose board a caller may read: of staff those of their clubs, of a screen or device its own. */
export function authorizeBoard(caller: Caller): Reach {
  if (caller.kind === 'staff') return reachOf(clubsOf(caller, 'sessions'))
  if (caller.kind !== 'screen' && caller.kind !== 'device')
    throw new Problem('forbidden', 'Boards are for screens, devices and staff.')

  return {
    condition: (alias) => `${alias}.club_id = ? AND ${alias}.id = ?`,
    params: [caller.clubId, caller.courtId],
  }
}

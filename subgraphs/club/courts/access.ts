import type { Caller, StaffCaller } from '../../../platform/caller.ts'
import { Problem } from '../../../schema/problem.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import { clubsOf, inClub, type Tenancy } from '../../foundation/query/tenancy.ts'

/** Staff close and open the courts of their clubs. */
export function authorizeOverride(caller: Caller): { staff: StaffCaller; tenancy: Tenancy } {
  const staff = asStaff(caller)
  return { staff, tenancy: clubsOf(staff, 'desk') }
}

/** A device reports for its own court alone. */
export function courtOfDevice(caller: Caller): { tenancy: Tenancy; courtId: string } {
  if (caller.kind !== 'device')
    throw new Problem('forbidden', 'Only the device of a court reports for it.')

  return { tenancy: inClub(caller.clubId), courtId: caller.courtId }
}

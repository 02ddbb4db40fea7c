import { toContentBody } from '../../fields/resource-fields.ts'
import { SHIFT_FIELDS, type ShiftContent } from '../shifts.ts'
import type { StaffingStatus } from '../statuses.ts'
import { type ShownResource, toResourceBody } from './resource-body.ts'

interface ShownStaffing {
  confirmedCount: number
  pendingCount: number
  staffingStatus: StaffingStatus
}

type ShownShift<Moment> = ShownResource<Moment> &
  ShownStaffing &
  Omit<ShiftContent, 'startTime' | 'endTime'> & { startTime: Moment; endTime: Moment }

export function toShiftBody<Moment>(shift: ShownShift<Moment>) {
  return toResourceBody(shift, {
    role_id: shift.roleId,
    ...toContentBody(SHIFT_FIELDS, shift),
    confirmed_count: shift.confirmedCount,
    pending_count: shift.pendingCount,
    staffing_status: shift.staffingStatus.toLowerCase(),
  })
}

export function toDeletedShiftBody<Moment>(
  shift: ShownShift<Moment> & { deletedAt: Moment | null },
) {
  return { ...toShiftBody(shift), deleted_at: shift.deletedAt }
}

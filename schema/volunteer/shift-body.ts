import type { ShiftStatus, StaffingStatus } from './statuses.ts'

/** What the volunteer API shows of a shift; its times are dates, or their text already. */
interface ShownShift<Moment> {
  id: string
  clubId: string
  eventId: string
  roleId: string | null
  title: string
  description: string | null
  location: string | null
  startTime: Moment
  endTime: Moment
  requiredHelpers: number
  status: ShiftStatus
  confirmedCount: number
  pendingCount: number
  staffingStatus: StaffingStatus
  createdAt: Moment
  updatedAt: Moment
}

/** A shift as its reads and its webhooks show it; it is kept with each event of the log. */
export function toShiftBody<Moment>(shift: ShownShift<Moment>) {
  return {
    id: shift.id,
    verein_id: shift.clubId,
    event_id: shift.eventId,
    role_id: shift.roleId,
    title: shift.title,
    description: shift.description,
    location: shift.location,
    start_time: shift.startTime,
    end_time: shift.endTime,
    required_helpers: shift.requiredHelpers,
    status: shift.status.toLowerCase(),
    confirmed_count: shift.confirmedCount,
    pending_count: shift.pendingCount,
    staffing_status: shift.staffingStatus.toLowerCase(),
    created_at: shift.createdAt,
    updated_at: shift.updatedAt,
  }
}

/** The same with the time of its deletion, for whoever deleted it or is told of it. */
export function toDeletedShiftBody<Moment>(
  shift: ShownShift<Moment> & { deletedAt: Moment | null },
) {
  return { ...toShiftBody(shift), deleted_at: shift.deletedAt }
}

import type { Assignment } from '../assignment-records/assignment.ts'
import type { Role } from '../roles/role.ts'
import type { Shift } from '../shifts/shift.ts'

/** The helper's shifts sorted by start, without the other helpers in them. */
export function toMyShifts(
  own: readonly Pick<Assignment, 'shiftId' | 'status'>[],
  shifts: readonly Shift[],
  roles: readonly Role[],
) {
  const statusOf = new Map(own.map(({ shiftId, status }) => [shiftId, status]))
  const nameOf = new Map(roles.map(({ id, name }) => [id, name]))
  return shifts
    .toSorted((one, other) => compare(toOrder(one), toOrder(other)))
    .map((shift) => ({
      shiftId: shift.id,
      title: shift.title,
      description: shift.description,
      location: shift.location,
      roleName: shift.roleId === null ? null : (nameOf.get(shift.roleId) ?? null),
      startTime: shift.startTime,
      endTime: shift.endTime,
      shiftStatus: shift.status,
      status: statusOf.get(shift.id),
    }))
}

function toOrder({ startTime, id }: Shift): string {
  return `${startTime.toISOString()} ${id}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1
}

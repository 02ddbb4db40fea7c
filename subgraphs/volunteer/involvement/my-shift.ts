import type { Assignment } from '../assignment-records/assignment.ts'
import { isSystemReason } from '../assignment-records/rules.ts'
import type { Role } from '../roles/role.ts'
import type { Shift } from '../shifts/shift.ts'

/** The helper's assignment, as far as it is shown to them. */
export type OwnPart = Pick<
  Assignment,
  'shiftId' | 'status' | 'statusReason' | 'publishedCount' | 'updatedAt'
>

/** The helper's shifts sorted by start, without the other helpers in them. */
export function toMyShifts(
  own: readonly OwnPart[],
  shifts: readonly Shift[],
  roles: readonly Role[],
) {
  const partOf = new Map(own.map((part) => [part.shiftId, part]))
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
      status: partOf.get(shift.id)?.status,
      ...toVersion(shift, partOf.get(shift.id)),
      wasAccepted: wasAccepted(partOf.get(shift.id)),
    }))
}

/** Both counts only grow, so that their sum does. */
function toVersion({ publishedCount, updatedAt }: Shift, part: OwnPart | undefined) {
  const own = part ?? { publishedCount: 0, updatedAt }
  return {
    sequence: publishedCount + own.publishedCount,
    updatedAt: own.updatedAt > updatedAt ? own.updatedAt : updatedAt,
  }
}

/**
 * No by the events that were published alone: where `assignment.created` is the only one before its end, the shift
 * was never confirmed. The platform ends it by one event, a helper or the club by two.
 */
function wasAccepted(part: OwnPart | undefined): boolean {
  if (part === undefined) return false
  const { status, statusReason, publishedCount } = part
  if (status === 'CONFIRMED') return true
  if (status === 'PENDING') return publishedCount > 1
  const ofEnd = statusReason !== null && isSystemReason(statusReason) ? 1 : 2
  return publishedCount - ofEnd > 1
}

function toOrder({ startTime, id }: Shift): string {
  return `${startTime.toISOString()} ${id}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1
}

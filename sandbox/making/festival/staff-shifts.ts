import { DAY_MS } from '../../../platform/time/local-time.ts'
import type { Assignment } from '../../../subgraphs/volunteer/assignment-records/assignment.ts'
import type { EventAccess } from '../../../subgraphs/volunteer/event-access/event-access.ts'
import type { Shift } from '../../../subgraphs/volunteer/shifts/shift.ts'
import type { FestivalMaking } from './festival.ts'

/** Fill levels, which repeat over the shifts; 0: only pending assignments, null: no assignments. */
const FILLED = [1, 0.8, 0.5, 0, null]

const DECLINED = ['Exams that week.', 'On holiday.', null]

/** Assigns helpers to shifts of their roles without overlaps; most of them have answered. */
export function staffShifts(
  shifts: readonly Shift[],
  accesses: readonly EventAccess[],
  making: FestivalMaking,
): Assignment[] {
  const busy = new Map<string, Shift[]>()
  return shifts.flatMap((shift, index) => {
    const statuses = statusesOf(shift, FILLED[index % FILLED.length] ?? null)
    const able = accesses.filter((access) => canTake(access, shift, busy.get(access.helperId)))
    const chosen = making.random.sample(able, Math.min(able.length, statuses.length))
    return chosen.map(({ helperId }, at) => {
      busy.set(helperId, [...(busy.get(helperId) ?? []), shift])
      return makeAssignment(shift, helperId, statuses[at] ?? 'PENDING', making)
    })
  })
}

/** Confirmed assignments never exceed the required helpers; declined and cancelled ones are kept. */
function statusesOf(
  { requiredHelpers, status }: Shift,
  filled: number | null,
): Assignment['status'][] {
  if (filled === null) return []

  const many = (count: number, one: Assignment['status']) => Array<typeof one>(count).fill(one)
  if (status === 'CANCELLED') return many(requiredHelpers, 'CANCELLED')

  const confirmed = Math.floor(requiredHelpers * filled)
  const pending = requiredHelpers - confirmed
  return [
    ...many(confirmed, 'CONFIRMED'),
    ...many(pending, 'PENDING'),
    ...many(1, 'DECLINED'),
    ...many(filled === 0.5 ? 2 : 0, 'CANCELLED'),
  ]
}

function canTake(
  { roleIds }: EventAccess,
  { roleId, startTime, endTime }: Shift,
  others: readonly Shift[] = [],
): boolean {
  if (roleId !== null && roleIds.length > 0 && !roleIds.includes(roleId)) return false
  return others.every((other) => other.endTime <= startTime || other.startTime >= endTime)
}

function makeAssignment(
  shift: Shift,
  helperId: string,
  status: Assignment['status'],
  { random, newId, origin, plannedAt }: FestivalMaking,
): Assignment {
  const after = (earlier: Date, days: number) =>
    new Date(earlier.getTime() + Math.floor(random.between(1, days) * DAY_MS))
  const createdAt = after(plannedAt, 20)
  const statusChangedAt = status === 'PENDING' ? createdAt : after(createdAt, 15)
  return {
    ...{ id: newId(), ...origin, shiftId: shift.id, helperId, status },
    statusReason: reasonOf(shift, status, random.sample(DECLINED, 1)[0] ?? null),
    note: random.chance(0.1) ? 'Knows the way.' : null,
    createdVia: random.chance(0.5) ? 'DASHBOARD' : 'API',
    ...{ statusChangedAt, publishedCount: 0, textLoggedAt: null },
    ...{ createdAt, updatedAt: statusChangedAt },
  }
}

function reasonOf(shift: Shift, status: Assignment['status'], given: string | null): string | null {
  if (shift.status === 'CANCELLED') return 'shift_cancelled'
  return status === 'DECLINED' || status === 'CANCELLED' ? given : null
}

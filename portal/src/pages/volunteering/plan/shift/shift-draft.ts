import { isWithin } from '../../../../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../../../../schema/volunteer/limits.ts'
import type { RefusedFields } from '../../../../graph/fault-lines.ts'
import { findChanges } from '../../../../parts/fields/editing/merge.ts'
import { isDay } from '../../../../time/day-text.ts'
import {
  addDays,
  hoursBetween,
  type Turn,
  timesShown,
  toInstant,
  toLocal,
  turnOf,
} from '../../../../time/zoned.ts'
import type { Shift } from '../plan.ts'

/** Fields of the form, as they are typed. */
export interface ShiftDraft {
  title: string
  /** Empty for a shift without a role. */
  roleId: string
  day: string
  from: string
  /** At or before `from`: on the day after. */
  to: string
  /** Which of two equal times is meant, where the clock is put back. */
  fromTurn?: Turn
  toTurn?: Turn
  requiredHelpers: string
  location: string
  description: string
}

export type DraftField = 'title' | 'day' | 'from' | 'to' | 'requiredHelpers'

/** Fields of the form that a refusal can be about. */
export const REFUSED_SHIFT: RefusedFields<keyof ShiftDraft> = {
  paths: {
    ...{ title: 'title', roleId: 'roleId', startTime: 'from', endTime: 'to' },
    ...{ requiredHelpers: 'requiredHelpers', location: 'location', description: 'description' },
  },
  codes: { invalid_time_range: 'to', unknown_role: 'roleId' },
}

export interface ShiftFields {
  title: string
  roleId: string | null
  startTime: string
  endTime: string
  requiredHelpers: number
  location: string | null
  description: string | null
}

const LIMITS = VOLUNTEER_LIMITS.shift
const CLOCK = /^\d\d:\d\d/

export function emptyDraft(day: string, roleId: string | null): ShiftDraft {
  return {
    ...{ title: '', roleId: roleId ?? '', day, from: '09:00', to: '12:00' },
    ...{ requiredHelpers: '1', location: '', description: '' },
  }
}

export function draftOfShift(shift: Shift, zone: string): ShiftDraft {
  const [start, end] = [toLocal(shift.startTime, zone), toLocal(shift.endTime, zone)]
  return {
    title: shift.title,
    roleId: shift.roleId ?? '',
    day: start.slice(0, 10),
    from: start.slice(11),
    to: end.slice(11),
    fromTurn: turnOf(shift.startTime, zone),
    toTurn: turnOf(shift.endTime, zone),
    requiredHelpers: String(shift.requiredHelpers),
    location: shift.location ?? '',
    description: shift.description ?? '',
  }
}

/** Fields that the graph would refuse, or that name a time over which the clock is put forward. */
export function findFaulty(draft: ShiftDraft, zone: string): DraftField[] {
  const { title, day, from, to, requiredHelpers } = draft
  const length = title.trim().length
  const count = Number(requiredHelpers)
  const isCount = Number.isInteger(count) && isWithin(count, LIMITS.requiredHelpers)
  const checks: readonly (readonly [DraftField, boolean])[] = [
    ['title', isWithin(length, LIMITS.title)],
    ['day', isDay(day)],
    ['from', CLOCK.test(from) && countTimes(draft, 'from', zone) > 0],
    ['to', CLOCK.test(to) && countTimes(draft, 'to', zone) > 0],
    ['requiredHelpers', isCount],
  ]
  return checks.flatMap(([field, isGood]) => (isGood ? [] : [field]))
}

/** How often the clock shows the start or the end on its day: 0 and 2 on a night on which it is changed. */
export function countTimes(draft: ShiftDraft, field: 'from' | 'to', zone: string): number {
  const day = field === 'to' && endsNextDay(draft, zone) ? addDays(draft.day, 1) : draft.day
  return timesShown(`${day}T${draft[field]}`, zone)
}

function endsNextDay({ day, from, to, fromTurn, toTurn }: ShiftDraft, zone: string): boolean {
  const start = toInstant(`${day}T${from}`, zone, fromTurn)
  const end = toInstant(`${day}T${to}`, zone, toTurn)
  return start !== null && end !== null && end <= start
}

/** Remarks on a draft that the graph would accept, but that may be a slip. */
export type DraftDoubt = 'nextDay' | 'long' | 'outside'

const LONG_HOURS = 12

export function findDoubts(
  draft: ShiftDraft,
  event: { startDate: string; endDate: string } | null,
  zone: string,
): DraftDoubt[] {
  const { startTime, endTime } = toFields(draft, zone)
  const hours = hoursBetween(startTime, endTime)
  const isOutside = event !== null && (draft.day < event.startDate || draft.day > event.endDate)
  const checks: readonly (readonly [DraftDoubt, boolean])[] = [
    ['outside', isOutside],
    ['nextDay', endsNextDay(draft, zone) && hours <= LONG_HOURS],
    ['long', hours > LONG_HOURS],
  ]
  return checks.flatMap(([doubt, isThere]) => (isThere ? [doubt] : []))
}

/** Input of the graph from a draft without faulty fields. */
export function toFields(draft: ShiftDraft, zone: string): ShiftFields {
  const endDay = endsNextDay(draft, zone) ? addDays(draft.day, 1) : draft.day
  const at = (day: string, clock: string, turn?: Turn) =>
    toInstant(`${day}T${clock}`, zone, turn)?.toISOString() ?? ''
  return {
    title: draft.title.trim(),
    roleId: draft.roleId === '' ? null : draft.roleId,
    startTime: at(draft.day, draft.from, draft.fromTurn),
    endTime: at(endDay, draft.to, draft.toTurn),
    requiredHelpers: Number(draft.requiredHelpers),
    location: draft.location.trim() || null,
    description: draft.description.trim() || null,
  }
}

/** The fields that differ; those that others changed meanwhile are not sent back. */
export function toChanges(before: ShiftDraft, after: ShiftDraft, zone: string) {
  return findChanges(toFields(before, zone), toFields(after, zone))
}

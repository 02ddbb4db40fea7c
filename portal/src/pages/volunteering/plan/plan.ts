import { freeSeatsOf } from '../../../../../rules/volunteer/staffing.ts'
import type { DataOf } from '../../../graph/ask.ts'
import { addDays, hoursBetween, inZone, startOfDay } from '../../../time/zoned.ts'

export type PlanEvent = NonNullable<DataOf<'PortalPlan'>['volunteerEvent']>
export type Role = NonNullable<PlanEvent['roles']>['nodes'][number]
export type Shift = NonNullable<DataOf<'PortalPlanShifts'>['shifts']>['nodes'][number]
export interface Staffing {
  needed: number
  confirmed: number
  pending: number
  /** Places for which no helper was asked. */
  missing: number
}

export interface ShiftBlock {
  id: string
  shift: Shift
  /** It does not take place, or its event does not. */
  isOff: boolean
  staffing: Staffing
  /** Start and end in hours that pass since the beginning of its day, of which some have 23 or 25. */
  a: number
  b: number
  /** Of the day on which a shift over midnight goes on; it is counted on its first. */
  isContinued: boolean
}

export interface RoleRow {
  key: string
  /** Null for shifts without a role. */
  role: Role | null
  staffing: Staffing
  /** Those in a row do not overlap. */
  lanes: readonly (readonly ShiftBlock[])[]
}

export interface PlanDay {
  day: string
  staffing: Staffing
  rows: readonly RoleRow[]
  hours: { from: number; to: number }
}

export interface EventPlan {
  days: readonly PlanDay[]
  whole: Staffing
}

interface PlanFacts {
  roles: readonly Role[]
  shifts: readonly Shift[]
  zone: string
  /** True of an event that is called off, whose shifts need no helper. */
  isCancelled?: boolean
  /** Days of the event, of which each is shown, also one without shifts. */
  dates?: { startDate: string; endDate: string } | null
}

/** Of a longer event, days without a shift are left out, but the first and the last one. */
const MOST_EMPTY_DAYS = 14

const NONE: Staffing = { needed: 0, confirmed: 0, pending: 0, missing: 0 }

/** The shifts of an event by days, roles and hours, with their staffing. */
export function toPlan(facts: PlanFacts): EventPlan {
  const { roles, shifts, zone, isCancelled = false, dates = null } = facts
  const blocks = shifts.flatMap((shift) => {
    const placed = toBlocks(shift, zone)
    return isCancelled
      ? placed.map(({ day, block }) => ({ day, block: { ...block, isOff: true, staffing: NONE } }))
      : placed
  })
  const byDay = Map.groupBy(blocks, ({ day }) => day)
  const days = [...new Set([...byDay.keys(), ...(dates ? daysOf(dates) : [])])].sort()
  const ofDay = (day: string) => (byDay.get(day) ?? []).map(({ block }) => block)
  return {
    days: days.map((day) => toDay(day, ofDay(day), roles)),
    whole: sumBlocks(blocks.map(({ block }) => block)),
  }
}

interface Placed {
  day: string
  block: ShiftBlock
}

function daysOf({ startDate, endDate }: { startDate: string; endDate: string }): string[] {
  const days: string[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    if (days.length === MOST_EMPTY_DAYS) return [startDate, endDate]
    days.push(day)
  }
  return days
}

const known = new WeakMap<Shift, { zone: string; placed: readonly Placed[] }>()

/** A shift that is as before is the same blocks, which are not drawn anew while another one moves. */
function toBlocks(shift: Shift, zone: string): readonly Placed[] {
  const before = known.get(shift)
  if (before?.zone === zone) return before.placed
  const placed = placeBlocks(shift, zone)
  known.set(shift, { zone, placed })
  return placed
}

/** On each of its days. */
function placeBlocks(shift: Shift, zone: string): Placed[] {
  const { id, startTime, endTime } = shift
  const first = inZone(startTime, zone).day
  const isOff = shift.status === 'CANCELLED'
  const placed: Placed[] = []
  for (let day = first; placed.length < MOST_DAYS; day = addDays(day, 1)) {
    const start = startOfDay(day, zone)
    const isContinued = day !== first
    if (isContinued && start >= new Date(endTime)) break
    const [a, b] = [Math.max(0, hoursBetween(start, startTime)), hoursBetween(start, endTime)]
    placed.push({
      day,
      block: { id, shift, isOff, staffing: staffingOf(shift), a, b, isContinued },
    })
  }
  return placed
}

/** A shift of days would be on a page for each. */
const MOST_DAYS = 3

/** What the figures of a shift are made of. */
type CountedShift = Pick<Shift, 'status' | 'requiredHelpers' | 'confirmedCount' | 'pendingCount'>

export function staffingOf(shift: CountedShift): Staffing {
  if (shift.status === 'CANCELLED') return NONE
  const { requiredHelpers: needed, confirmedCount: confirmed, pendingCount: pending } = shift
  return { needed, confirmed, pending, missing: freeSeatsOf(shift, shift) }
}

function sumBlocks(blocks: readonly ShiftBlock[]): Staffing {
  return sumStaffing(blocks.flatMap((one) => (one.isContinued ? [] : [one.staffing])))
}

export function sumStaffing(list: readonly Staffing[]): Staffing {
  return list.reduce(
    (all, one) => ({
      needed: all.needed + one.needed,
      confirmed: all.confirmed + one.confirmed,
      pending: all.pending + one.pending,
      missing: all.missing + one.missing,
    }),
    NONE,
  )
}

/** A day without shifts is shown from this hour. */
const EMPTY_FROM = 9

/** Every role has a row, also one without shifts that day; shifts without a role come last. */
function toDay(day: string, blocks: readonly ShiftBlock[], roles: readonly Role[]): PlanDay {
  const byRole = Map.groupBy(blocks, ({ shift }) => shift.roleId)
  const ids = new Set(roles.map(({ id }) => id))
  const others = blocks.filter(({ shift }) => !ids.has(shift.roleId ?? ''))
  const rows = [
    ...roles.map((role) => toRow(role.id, role, byRole.get(role.id) ?? [])),
    ...(others.length > 0 ? [toRow('none', null, others)] : []),
  ]
  const from = blocks.length > 0 ? Math.floor(Math.min(...blocks.map(({ a }) => a))) : EMPTY_FROM
  const to = Math.ceil(Math.max(from + 8, ...blocks.map(({ b }) => b)))
  return {
    day,
    rows,
    hours: { from, to },
    staffing: sumBlocks(blocks),
  }
}

function toRow(key: string, role: Role | null, blocks: readonly ShiftBlock[]): RoleRow {
  const lanes: ShiftBlock[][] = []
  for (const block of [...blocks].sort((one, other) => one.a - other.a)) {
    const free = lanes.find((lane) => (lane.at(-1)?.b ?? 0) <= block.a)
    if (free) free.push(block)
    else lanes.push([block])
  }
  return { key, role, lanes, staffing: sumBlocks(blocks) }
}

/** What the clock shows at each hour of a day's axis: on a night of a change an hour is missing, or comes twice. */
export function toHourLabels(
  { day, hours }: PlanDay,
  zone: string,
): { key: number; hour: string }[] {
  const start = startOfDay(day, zone).getTime()
  return Array.from({ length: hours.to - hours.from }, (_, at) => {
    const key = hours.from + at
    const { hour } = inZone(new Date(start + key * 3_600_000), zone)
    return { key, hour: String(Math.floor(hour)).padStart(2, '0') }
  })
}

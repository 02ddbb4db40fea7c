import { findOverlaps } from '../../../../../rules/club/opening-overlaps.ts'
import { CLUB_LIMITS } from '../../../../../schema/club/limits.ts'
import type { DataOf, VariablesOf } from '../../../graph/ask.ts'
import { isDay } from '../../../time/day-text.ts'
import { type HoursFault, readHours, type TypedInterval, toHoursText } from './hours-text.ts'

type Club = NonNullable<DataOf<'PortalOpeningHours'>['club']>

export type HoursLocation = NonNullable<Club['locations']>['nodes'][number]

type KnownHours = HoursLocation['openingHours']

type HoursInput = VariablesOf<'PortalSetOpeningHours'>['input']['openingHours']

export const WEEKDAYS = [
  ...(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'] as const),
  ...(['FRIDAY', 'SATURDAY', 'SUNDAY'] as const),
] as const

export type WeekdayName = (typeof WEEKDAYS)[number]

/** A date as it is typed; its hours are empty where the location is closed. */
export interface DateDraft {
  date: string
  hours: string
  note: string
}

/** A date of the form, by the day that was read, or by its number among the added ones. */
export type DateName = `date:${string}`

/** Hours of each weekday as they are typed, empty for a closed one, and the dates that differ; null for a removed one. */
export type HoursDraft = Record<WeekdayName, string> & Record<DateName, DateDraft | null>

export type DateRow = readonly [name: DateName, typed: DateDraft | null]

export const NEW_DATE: DateDraft = { date: '', hours: '', note: '' }

const ADDED = 'date:+'

const { dates: MOST_DATES } = CLUB_LIMITS.openingHours

/** The dates are those from a day on. Unknown hours are an empty form. */
export function toHoursDraft(known: KnownHours, from = ''): HoursDraft {
  const hours = known ?? []
  const textOf = (weekday: WeekdayName) =>
    toHoursText(hours.find((one) => one.weekday === weekday)?.intervals ?? [])
  const week = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, textOf(weekday)]))
  const dates = toDateDrafts(known, from).map((one) => [`date:${one.date}`, one])
  return { ...(week as Record<WeekdayName, string>), ...Object.fromEntries(dates) }
}

/** The dates that differ from their weekdays, in order, from a day on. */
export function toDateDrafts(known: KnownHours, from = ''): DateDraft[] {
  return (known ?? [])
    .flatMap(({ date, intervals, note }) =>
      date === null || date < from
        ? []
        : [{ date, hours: toHoursText(intervals), note: note ?? '' }],
    )
    .sort((one, other) => one.date.localeCompare(other.date))
}

/** The dates of a form, removed ones included. */
export function datesOf(draft: HoursDraft): DateRow[] {
  return Object.entries(draft).filter((one): one is [DateName, DateDraft | null] =>
    one[0].startsWith('date:'),
  )
}

/** The dates of a form with an empty one behind them, in which the next one is typed. */
export function withNewDate(rows: readonly DateRow[]): readonly DateRow[] {
  const typed = rows.flatMap(([, one]) => one ?? [])
  const last = typed.at(-1)
  const hasRoom = typed.length < MOST_DATES
  if (!hasRoom || (last !== undefined && isEmpty(last))) return rows
  const added = rows.filter(([name]) => name.startsWith(ADDED)).length
  return [...rows, [`${ADDED}${added}`, NEW_DATE]]
}

export interface DateFaults {
  date?: 'missing' | 'twice' | 'full'
  hours?: HoursFault
}

export interface HoursFaults {
  week: Partial<Record<WeekdayName, HoursFault>>
  dates: Readonly<Record<DateName, DateFaults>>
}

/** What keeps a form from being sent; null where nothing does. */
export function findHoursFaults(draft: HoursDraft): HoursFaults | null {
  const week: HoursFaults['week'] = {}
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const next = WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? 'MONDAY'
    const fault = faultOf(draft[weekday]) ?? faultAtNight(draft[weekday], draft[next])
    if (fault) week[weekday] = fault
  }
  const dates: Record<DateName, DateFaults> = {}
  for (const [nth, [name, one]] of typedDatesOf(draft).entries()) {
    const hours = faultOf(one.hours)
    const date = dateFaultOf(one, draft) ?? (nth < MOST_DATES ? undefined : 'full')
    if (hours || date) dates[name] = { ...(date && { date }), ...(hours && { hours }) }
  }
  const isFaulty = [week, dates].some((faults) => Object.keys(faults).length > 0)
  return isFaulty ? { week, dates } : null
}

/**
 * The whole of the hours, with each weekday; of a form without faults. Past dates, which a form does not show, are kept as
 * long as there is room.
 */
export function toOpeningHours(draft: HoursDraft, past: readonly DateDraft[] = []): HoursInput {
  const ofWeek = WEEKDAYS.map((weekday) => ({ weekday, intervals: intervalsOf(draft[weekday]) }))
  const typed = typedDatesOf(draft).map(([, one]) => one)
  const others = past.filter(({ date }) => !typed.some((one) => one.date === date))
  const room = Math.max(0, MOST_DATES - typed.length)
  const ofDates = [...others.slice(Math.max(0, others.length - room)), ...typed]
    .map(({ date, hours, note }) => {
      const reason = note.trim()
      return { date, intervals: intervalsOf(hours), ...(reason && { note: reason }) }
    })
    .sort((one, other) => one.date.localeCompare(other.date))
  return [...ofWeek, ...ofDates]
}

/** The dates of a form that are stored. */
function typedDatesOf(draft: HoursDraft): (readonly [name: DateName, typed: DateDraft])[] {
  return datesOf(draft).flatMap(([name, one]) =>
    one === null || isEmpty(one) ? [] : [[name, one] as const],
  )
}

function faultOf(text: string): HoursFault | undefined {
  const read = readHours(text)
  return typeof read === 'string' ? read : undefined
}

/** Hours past midnight that the next day has, too. */
function faultAtNight(text: string, next: string): HoursFault | undefined {
  return findOverlaps(intervalsOf(text), intervalsOf(next)).length > 0 ? 'overlap' : undefined
}

function dateFaultOf({ date }: DateDraft, draft: HoursDraft): DateFaults['date'] {
  if (!isDay(date)) return 'missing'
  return datesOf(draft).filter(([, other]) => other?.date === date).length > 1 ? 'twice' : undefined
}

function intervalsOf(text: string): TypedInterval[] {
  const read = readHours(text)
  return typeof read === 'string' ? [] : [...read]
}

function isEmpty({ date, hours, note }: DateDraft): boolean {
  return [date, hours, note].every((text) => text.trim() === '')
}

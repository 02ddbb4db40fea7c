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

/** Hours of each weekday as they are typed, empty for a closed one, and the dates that differ. */
export type HoursDraft = Record<WeekdayName, string> & { dates: readonly DateDraft[] }

export const NEW_DATE: DateDraft = { date: '', hours: '', note: '' }

/** Unknown hours are an empty form. */
export function toHoursDraft(known: KnownHours): HoursDraft {
  const hours = known ?? []
  const textOf = (weekday: WeekdayName) =>
    toHoursText(hours.find((one) => one.weekday === weekday)?.intervals ?? [])
  const week = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, textOf(weekday)]))
  return { ...(week as Record<WeekdayName, string>), dates: toDateDrafts(known) }
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

/** The dates of a form with an empty one behind them, in which the next one is typed. */
export function withNewDate(dates: readonly DateDraft[]): readonly DateDraft[] {
  const hasRoom = dates.length < CLUB_LIMITS.openingHours.dates
  const last = dates.at(-1)
  return hasRoom && (last === undefined || !isEmpty(last)) ? [...dates, NEW_DATE] : dates
}

export interface DateFaults {
  date?: 'missing' | 'twice'
  hours?: HoursFault
}

export interface HoursFaults {
  week: Partial<Record<WeekdayName, HoursFault>>
  /** In the order of the dates. */
  dates: readonly DateFaults[]
}

/** What keeps a form from being sent; null where nothing does. */
export function findHoursFaults(draft: HoursDraft): HoursFaults | null {
  const week: HoursFaults['week'] = {}
  for (const [index, weekday] of WEEKDAYS.entries()) {
    const next = WEEKDAYS[(index + 1) % WEEKDAYS.length] ?? 'MONDAY'
    const fault = faultOf(draft[weekday]) ?? faultAtNight(draft[weekday], draft[next])
    if (fault) week[weekday] = fault
  }
  const dates = draft.dates.map((one): DateFaults => {
    if (isEmpty(one)) return {}
    const hours = faultOf(one.hours)
    const date = dateFaultOf(one, draft.dates)
    return { ...(date && { date }), ...(hours && { hours }) }
  })
  const isFaulty = [week, ...dates].some((faults) => Object.keys(faults).length > 0)
  return isFaulty ? { week, dates } : null
}

/** The whole of the hours, with each weekday; of a form without faults. */
export function toOpeningHours(draft: HoursDraft): HoursInput {
  const ofWeek = WEEKDAYS.map((weekday) => ({ weekday, intervals: intervalsOf(draft[weekday]) }))
  const ofDates = draft.dates
    .filter((one) => !isEmpty(one))
    .map(({ date, hours, note }) => {
      const reason = note.trim()
      return { date, intervals: intervalsOf(hours), ...(reason && { note: reason }) }
    })
    .sort((one, other) => one.date.localeCompare(other.date))
  return [...ofWeek, ...ofDates]
}

function faultOf(text: string): HoursFault | undefined {
  const read = readHours(text)
  return typeof read === 'string' ? read : undefined
}

/** Hours past midnight that the next day has, too. */
function faultAtNight(text: string, next: string): HoursFault | undefined {
  return findOverlaps(intervalsOf(text), intervalsOf(next)).length > 0 ? 'overlap' : undefined
}

function dateFaultOf({ date }: DateDraft, dates: readonly DateDraft[]): DateFaults['date'] {
  if (!isDay(date)) return 'missing'
  return dates.filter((other) => other.date === date).length > 1 ? 'twice' : undefined
}

function intervalsOf(text: string): TypedInterval[] {
  const read = readHours(text)
  return typeof read === 'string' ? [] : [...read]
}

function isEmpty({ date, hours, note }: DateDraft): boolean {
  return [date, hours, note].every((text) => text.trim() === '')
}

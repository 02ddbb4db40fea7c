/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

export function addDays(day: Day, count: number): Day {
  return toDay(Date.parse(day) + count * DAY_MS)
}

export function weekdayOf(day: Day): Weekday {
  const sundayFirst = new Date(day).getUTCDay()
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'sunday'
}

/** The day that a moment falls on in a time zone. */
export function dayIn(timezone: string, moment: Date): Day {
  return toDay(moment.getTime() + offsetMs(timezone, moment.getTime()))
}

/** The moment when clocks of the time zone show so many minutes after the day's midnight. */
export function toMoment(timezone: string, day: Day, minutes: number): Date {
  const shown = Date.parse(day) + minutes * MINUTE_MS
  const nearby = shown - offsetMs(timezone, shown)
  return new Date(shown - offsetMs(timezone, nearby))
}

function toDay(timestamp: number): Day {
  return new Date(timestamp).toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** How far the time zone is ahead of UTC at a moment. */
function offsetMs(timezone: string, timestamp: number): number {
  const format = formats.get(timezone) ?? makeFormat(timezone)
  const part = format.formatToParts(timestamp).find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = part?.value.match(/([+-])(\d\d):(\d\d)/) ?? []
  if (sign === undefined) return 0

  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

/** Making one costs a hundred times what using it does. */
function makeFormat(timezone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
  formats.set(timezone, format)
  return format
}

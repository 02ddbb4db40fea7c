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

/** The calendar day of a moment in a time zone. */
export function dayIn(timezone: string, moment: Date): Day {
  return toDay(moment.getTime() + offsetMs(timezone, moment.getTime()))
}

/**
 * The moment of a local time, in minutes after midnight. A time that the clock skips is the first one after it; of a
 * time that the clock shows twice it is the first.
 */
export function toMoment(timezone: string, day: Day, minutes: number): Date {
  const shown = Date.parse(day) + minutes * MINUTE_MS
  const before = shown - offsetMs(timezone, shown - DAY_MS)
  const after = shown - offsetMs(timezone, shown + DAY_MS)
  const moments = [before, after].filter((moment) => moment + offsetMs(timezone, moment) === shown)
  return new Date(moments.length > 0 ? Math.min(...moments) : findChange(timezone, after, before))
}

/** False for a name that is no time zone of this process. */
export function isTimezone(name: string): boolean {
  try {
    offsetMs(name, 0)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The first moment with the later offset, between a moment before the change and one at or after it. */
function findChange(timezone: string, before: number, after: number): number {
  const later = offsetMs(timezone, after)
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetMs(timezone, middle) === later) high = middle
    else low = middle
  }
  return high
}

function toDay(timestamp: number): Day {
  return new Date(timestamp).toISOString().slice(0, 10)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Offset of the time zone from UTC at a moment. */
function offsetMs(timezone: string, timestamp: number): number {
  const format = formats.get(timezone) ?? makeFormat(timezone)
  const part = format.formatToParts(timestamp).find(({ type }) => type === 'timeZoneName')
  const [, sign, hours, minutes] = part?.value.match(/([+-])(\d\d):(\d\d)/) ?? []
  if (sign === undefined) return 0

  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

/** Cached: creating a formatter takes a hundred times as long as using it. */
function makeFormat(timezone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
  formats.set(timezone, format)
  return format
}

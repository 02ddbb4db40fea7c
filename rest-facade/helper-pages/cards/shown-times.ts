import { toLanguage, toTimeZone } from '../../../schema/fields/locale-fields.ts'
import { PAGE_LANGUAGES, type Words } from '../words.ts'

/** Local times of one page; all shifts share one formatter, which is expensive to create. */
export interface ShownTimes {
  zone: string
  /** The day of a shift and its hours; one of several days has no hours of its own. */
  formatPeriod(start: Date, end: Date): Period
  formatMoment(moment: Date): string
  formatDay(moment: Date): string
  /** From the first day of an event to its last, `YYYY-MM-DD`. */
  formatDates(first: string, last: string): string
  /** What a poll asks for: its day, and the hours unless it is whole days. */
  formatOption(start: Date, end: Date): Period
  /** True for a label that only repeats the day, in any language of the pages. */
  namesDay(label: string, start: Date): boolean
}

interface Period {
  day: string
  hours: string | null
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const
const DATE = { day: 'numeric', month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** A shift up to this long that ends behind midnight is one of the day on which it begins. */
const NIGHT_MS = 12 * 60 * 60_000

/** An option up to this long is one of the day on which it begins. */
const DAY_MS = 24 * 60 * 60_000

/**
 * Formats dates in the helper's regional variant of the page's language. A tag or zone that `Intl` rejects falls back to
 * the page's language and to UTC: a stored text must not fail the page.
 */
export function makeShownTimes(
  { tag }: Words,
  language: string | null,
  timezone: string,
): ShownTimes {
  const isSameLanguage = language?.toLowerCase().split('-', 1)[0] === tag
  const locale = language !== null && isSameLanguage ? toLanguage(language) : null
  const zone = toTimeZone(timezone) ?? 'UTC'
  const format = new Intl.DateTimeFormat(locale ?? tag, {
    ...DAY,
    ...CLOCK,
    timeZone: zone,
  })
  const day = new Intl.DateTimeFormat(locale ?? tag, { ...DAY, timeZone: zone })
  const clock = new Intl.DateTimeFormat(locale ?? tag, { ...CLOCK, timeZone: zone })
  const shortDay = new Intl.DateTimeFormat(locale ?? tag, { ...SHORT_DAY, timeZone: zone })
  const date = new Intl.DateTimeFormat(locale ?? tag, { ...DATE, timeZone: 'UTC' })
  const toHours = (start: Date, end: Date) => `${clock.format(start)}–${clock.format(end)}`
  const isNight = (start: Date, end: Date) => end.getTime() - start.getTime() <= NIGHT_MS
  const isMidnight = (moment: Date) => clockOf(moment, zone) === '00:00'
  return {
    zone,
    formatPeriod: (start, end) =>
      day.format(start) === day.format(end) || isNight(start, end)
        ? { day: day.format(start), hours: toHours(start, end) }
        : { day: format.formatRange(start, end), hours: null },
    formatMoment: (moment) => format.format(moment),
    formatDay: (moment) => shortDay.format(moment),
    formatDates: (first, last) => date.formatRange(new Date(first), new Date(last)),
    formatOption(start, end) {
      const last = new Date(end.getTime() - 1)
      if (isMidnight(start) && isMidnight(end))
        return { day: shortDay.formatRange(start, last), hours: null }
      if (end.getTime() - start.getTime() <= DAY_MS)
        return { day: shortDay.format(start), hours: toHours(start, end) }
      return { day: format.formatRange(start, end), hours: null }
    },
    namesDay(label, start) {
      const known = new Set(namesOfDay(start, zone).flatMap(toTokens))
      return toTokens(label).every((token) => known.has(token))
    },
  }
}

function clockOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone }).format(moment)
}

function namesOfDay(start: Date, timeZone: string): string[] {
  return PAGE_LANGUAGES.flatMap(([tag]) =>
    WRITTEN_DAYS.map((parts) => new Intl.DateTimeFormat(tag, { ...parts, timeZone }).format(start)),
  )
}

const WRITTEN_DAYS = [
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'short', day: '2-digit', month: 'short' },
] as const

function toTokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

import { toLanguage, toTimeZone } from '../../schema/fields/locale-fields.ts'
import type { Words } from './words.ts'

/** Local times of one page; all shifts share one formatter, which is expensive to create. */
export interface ShownTimes {
  zone: string
  formatPeriod(start: Date, end: Date): string
  formatMoment(moment: Date): string
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const

/** A shift up to this long that ends behind midnight is one of the day on which it begins. */
const NIGHT_MS = 12 * 60 * 60_000

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
  const formatNight = (start: Date, end: Date) =>
    `${day.format(start)}, ${clock.format(start)}–${clock.format(end)}`
  const isNight = (start: Date, end: Date) =>
    end.getTime() - start.getTime() <= NIGHT_MS && day.format(start) !== day.format(end)
  return {
    zone,
    formatPeriod: (start, end) =>
      isNight(start, end) ? formatNight(start, end) : format.formatRange(start, end),
    formatMoment: (moment) => format.format(moment),
  }
}

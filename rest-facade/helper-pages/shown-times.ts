import { toLanguage, toTimeZone } from '../../schema/fields/locale-fields.ts'
import type { Words } from './words.ts'

/** Local times of one page; all shifts share one formatter, which is expensive to create. */
export interface ShownTimes {
  zone: string
  formatPeriod(start: Date, end: Date): string
  formatMoment(moment: Date): string
}

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
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: zone,
  } as const)
  return {
    zone,
    formatPeriod: (start, end) => format.formatRange(start, end),
    formatMoment: (moment) => format.format(moment),
  }
}

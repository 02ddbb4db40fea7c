import { toLanguage, toTimeZone } from '../../schema/fields/locale-fields.ts'
import type { Words } from './words.ts'

/** Local times of one page; a formatter is costly to make, so that all shifts share it. */
export interface ShownTimes {
  zone: string
  formatPeriod(start: Date, end: Date): string
}

/**
 * Dates are in the region of the helper's language where the page has words in it. A tag or a zone
 * that `Intl` refuses falls back to the words' own tag and to UTC: a stored text must not fail the page.
 */
export function makeShownTimes(
  { tag }: Words,
  language: string | null,
  timezone: string,
): ShownTimes {
  const isSpoken = language?.toLowerCase().split('-', 1)[0] === tag
  const locale = language !== null && isSpoken ? toLanguage(language) : null
  const zone = toTimeZone(timezone) ?? 'UTC'
  const format = new Intl.DateTimeFormat(locale ?? tag, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: zone,
  } as const)
  return { zone, formatPeriod: (start, end) => format.formatRange(start, end) }
}

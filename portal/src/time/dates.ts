import { keepTogether } from '../i18n/line-breaks.ts'
import { localeOf } from './times.ts'

export function makeDates(language: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' })
  const long = format({ day: 'numeric', month: 'long' })
  const short = format({ weekday: 'short', day: 'numeric' })
  const withYear = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  const isNone = (day: string) => Number.isNaN(at(day).getTime())
  return {
    /** With the year where it is another one. */
    range: (from: string, to: string) => {
      if (isNone(from) || isNone(to)) return ''
      const thisYear = String(new Date().getFullYear())
      const isNear = [from, to].every((day) => day.startsWith(thisYear))
      return keepTogether((isNear ? long : withYear).formatRange(at(from), at(to)))
    },
    short: (day: string) => (isNone(day) ? '' : short.format(at(day))),
  }
}

import { keepTogether } from '../i18n/line-breaks.ts'
import { inZone, knownZone } from './zoned.ts'

/** Dates and times in the reader's language and the club's zone; empty for no moment. */
export interface Times {
  zone: string
  time(moment: Date | string): string
  /** `17:30–19:00`, or `23:30–01:00 +1` over midnight; it stays in one line. */
  span(from: Date | string, to: Date | string): string
  /** ` +1` behind an end on the next day; empty on the same one, which midnight ends. */
  daysLater(from: Date | string, to: Date | string): string
  /** With seconds, where many things happen in a minute. */
  clock(moment: Date | string): string
  /** `clock`, behind its date where that is another one than today's. */
  datedClock(moment: Date | string, now: Date): string
  date(moment: Date | string): string
  day(moment: Date | string): string
  /** `Wed 9 December` */
  shortDay(moment: Date | string): string
  /** `Wed` */
  weekday(moment: Date | string): string
  /** `9` */
  dayNumber(moment: Date | string): string
  moment(moment: Date | string): string
  /** `3 minutes ago`; pages show `moment` on hover and focus. */
  ago(moment: Date | string, now: Date): string
  /** `ago` of what has happened, also where the page’s clock, which ticks once a minute, is behind it. */
  since(moment: Date | string, now: Date): string
}

export function makeTimes(language: string, zone: string): Times {
  const timeZone = knownZone(zone)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options })
    return (moment: Date | string) => {
      const date = new Date(moment)
      return Number.isNaN(date.getTime()) ? '' : made.format(date)
    }
  }
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const clock = format({
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  })
  const date = format({ dateStyle: 'medium' })
  const clockOfDate = format({ dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
  const daysLater = (from: Date | string, to: Date | string) => {
    const last = new Date(new Date(to).getTime() - 1)
    const [first, end] = [from, last].map((moment) => Date.parse(inZone(moment, timeZone).day))
    const days = Math.round(((end ?? 0) - (first ?? 0)) / DAY_MS)
    return days > 0 ? `\u00a0+${days}` : ''
  }
  const ago = (moment: Date | string, now: Date) => {
    const seconds = (new Date(moment).getTime() - now.getTime()) / 1000
    if (Number.isNaN(seconds)) return ''
    const [unit, size] =
      UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? (['second', 1] as const)
    return relative.format(Math.trunc(seconds / size), unit)
  }
  return {
    zone,
    time,
    span: (from, to) => keepTogether(`${time(from)}–${time(to)}${daysLater(from, to)}`),
    daysLater,
    clock,
    datedClock: (moment, now) => (date(moment) === date(now) ? clock(moment) : clockOfDate(moment)),
    date,
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    shortDay: format({ weekday: 'short', day: 'numeric', month: 'long' }),
    weekday: format({ weekday: 'short' }),
    dayNumber: format({ day: 'numeric' }),
    moment: format({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
    ago,
    since: (moment, now) => ago(new Date(Math.min(new Date(moment).getTime(), now.getTime())), now),
  }
}

/** English with the day before the month, as the clubs of the portal write it. */
export function localeOf(language: string): string {
  return LOCALES[language] ?? language
}

const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' }

const DAY_MS = 86_400_000

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

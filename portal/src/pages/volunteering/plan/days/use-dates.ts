import { useMemo } from 'react'
import { keepTogether } from '../../../../i18n/line-breaks.ts'
import { useSpeech } from '../../../../i18n/use-words.tsx'
import { localeOf } from '../../../../time/use-times.ts'

/** Calendar days, which have no zone, in the reader's language. */
export function useDates() {
  const { language } = useSpeech()
  return useMemo(() => {
    const long = new Intl.DateTimeFormat(localeOf(language), {
      ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    } as const)
    const short = new Intl.DateTimeFormat(localeOf(language), {
      ...{ weekday: 'short', day: 'numeric', timeZone: 'UTC' },
    } as const)
    const withYear = new Intl.DateTimeFormat(localeOf(language), {
      ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    } as const)
    const at = (day: string) => new Date(`${day}T12:00:00Z`)
    return {
      /** With the year where it is another one. */
      range: (from: string, to: string) => {
        const thisYear = String(new Date().getFullYear())
        const isNear = [from, to].every((day) => day.startsWith(thisYear))
        return keepTogether((isNear ? long : withYear).formatRange(at(from), at(to)))
      },
      short: (day: string) => short.format(at(day)),
    }
  }, [language])
}

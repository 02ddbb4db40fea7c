import { isKnownCode } from '../../schema/club/known-codes.ts'
import { OPENING_WEEKDAYS, type OpeningDay } from '../../schema/club/opening-days.ts'
import type { ProvisioningFile } from './file-schema.ts'

export interface Remark {
  path: (string | number)[]
  message: string
}

/** What the graph accepts, and a file hardly means: unknown codes, opening hours that overlap. */
export function remarkOn({ organizations }: ProvisioningFile): Remark[] {
  return (organizations ?? []).flatMap(({ clubs }, organization) =>
    (clubs ?? []).flatMap(({ language, country, locations }, club) => {
      const path = ['organizations', organization, 'clubs', club]
      const unknown = [
        ...(isKnownCode('language', language) ? [] : [{ name: 'language', code: language }]),
        ...(isKnownCode('region', country) ? [] : [{ name: 'country', code: country }]),
      ]
      return [
        ...unknown.map(({ name, code }) => ({
          ...{ path: [...path, name], message: `${code} is no known ${name}.` },
        })),
        ...(locations ?? []).flatMap(({ openingHours }, location) =>
          remarkOnHours(openingHours ?? [], [...path, 'locations', location, 'openingHours']),
        ),
      ]
    }),
  )
}

function remarkOnHours(days: readonly OpeningDay[], path: Remark['path']): Remark[] {
  return days.flatMap(({ weekday, intervals }, index) => {
    const next = weekday ? days.find((day) => day.weekday === dayAfter(weekday)) : undefined
    const spans = [
      ...intervals.map((interval) => toSpan(interval, 0)),
      // A closing after midnight reaches into the next weekday.
      ...(next?.intervals ?? []).map((interval) => toSpan(interval, DAY_MINUTES)),
    ]
    return spans.flatMap((one, place) =>
      spans.slice(place + 1).flatMap((other) => {
        // Those of the next day alone are remarked there.
        const isOfNext = place >= intervals.length
        if (isOfNext || one.until <= other.from || other.until <= one.from) return []
        return [{ path: [...path, index], message: `${one.text} and ${other.text} overlap.` }]
      }),
    )
  })
}

const DAY_MINUTES = 24 * 60

function toSpan({ opens, closes }: OpeningDay['intervals'][number], offset: number) {
  const from = toMinutes(opens)
  const until = toMinutes(closes)
  const end = until > from ? until : until + DAY_MINUTES
  return { from: from + offset, until: end + offset, text: `${opens}–${closes}` }
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function dayAfter(weekday: (typeof OPENING_WEEKDAYS)[number]) {
  return OPENING_WEEKDAYS[(OPENING_WEEKDAYS.indexOf(weekday) + 1) % OPENING_WEEKDAYS.length]
}

import { findOverlaps } from '../../rules/club/opening-overlaps.ts'
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
    return findOverlaps(intervals, next?.intervals).map(([one, other]) => ({
      ...{ path: [...path, index], message: `${textOf(one)} and ${textOf(other)} overlap.` },
    }))
  })
}

function textOf({ opens, closes }: OpeningDay['intervals'][number]): string {
  return `${opens}–${closes}`
}

function dayAfter(weekday: (typeof OPENING_WEEKDAYS)[number]) {
  return OPENING_WEEKDAYS[(OPENING_WEEKDAYS.indexOf(weekday) + 1) % OPENING_WEEKDAYS.length]
}

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LANGUAGES } from '../../../portal/src/i18n/languages.ts'
import { makeNamer } from '../../../portal/src/i18n/make-namer.ts'
import { makeLanguageNames } from '../../../portal/src/pages/volunteering/volunteers/language-names.ts'
import { makeDates } from '../../../portal/src/time/dates.ts'
import { isDay } from '../../../portal/src/time/day-text.ts'
import { makeTimes } from '../../../portal/src/time/times.ts'
import {
  addDays,
  inZone,
  startOfDay,
  toInstant,
  toLocal,
  weekdayOf,
} from '../../../portal/src/time/zoned.ts'

const ZONES = [
  'Europe/Madrid',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'America/St_Johns',
  'UTC',
  'no zone',
]

/** What fields hold while they are typed in, and what addresses may hold. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '0002-11-23', '0020-01-01', '20261-01-01', '275760-09-13', '-000001-01-01'),
  fc.constantFrom('2026-02-30', '2026-13-01', '9999-12-31', '0001-01-01', '0000-01-01T00:00'),
  fc
    .tuple(fc.integer({ min: 0, max: 300_000 }), fc.date({ noInvalidDate: true }))
    .map(([year, date]) => `${String(year).padStart(4, '0')}${date.toISOString().slice(-20, -8)}`),
)
const moments = fc.oneof(texts, fc.date({ noInvalidDate: false }))
/** Formats are made once for a page, and cost more than their use. */
const formats = fc.constantFrom(
  ...Object.keys(LANGUAGES).flatMap((language) =>
    ZONES.map((zone) => {
      const {
        zone: _,
        ago,
        since,
        span,
        daysLater,
        datedClock,
        ...times
      } = makeTimes(language, zone)
      const [region, currency] = [makeNamer(language, 'region'), makeNamer(language, 'currency')]
      const namers = [region, currency, makeLanguageNames(language)]
      return { zone, ago, since, span, daysLater, times, dates: makeDates(language), namers }
    }),
  ),
)

test('a span says that it ends on a later day, of which midnight is none', () => {
  const { span } = makeTimes('en', 'Europe/Madrid')
  const from = '2026-11-23T22:30:00Z'
  const ends = ['2026-11-23T22:45:00Z', '2026-11-23T23:00:00Z', '2026-11-24T00:00:00Z']
  expect(
    ends.map((end) =>
      span(from, end).replace(/[\u2060\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : '')),
    ),
  ).toEqual(['23:30–23:45', '23:30–00:00', '23:30–01:00 +1'])
  expect(span(from, '2026-11-25T10:00:00Z')).toMatch(/\+2$/)
})

test('a clock has its date on another day than today, in the zone of the club', () => {
  const { datedClock } = makeTimes('en', 'Europe/Madrid')
  const now = new Date('2026-11-23T23:30:00Z')
  const moments = ['2026-11-23T23:05:09Z', '2026-11-23T22:59:09Z', '2026-11-20T09:00:00Z']
  expect(moments.map((moment) => datedClock(moment, now))).toEqual([
    '00:05:09',
    '23 Nov 2026, 23:59:09',
    '20 Nov 2026, 10:00:00',
  ])
})

test('what has happened is never ahead, where the clock of a page is behind it', () => {
  const { since } = makeTimes('en', 'Europe/Madrid')
  const now = new Date('2026-11-23T22:30:00Z')
  expect(['22:30:04', '22:30:00', '22:29:56'].map((at) => since(`2026-11-23T${at}Z`, now))).toEqual(
    [...['now', 'now', '4 seconds ago']],
  )
})

describe('a formatting function', () => {
  test('returns a text for anything that was typed', () => {
    fc.assert(
      fc.property(texts, moments, moments, formats, (text, from, to, made) => {
        const { zone, ago, since, span, daysLater, times, dates, namers } = made
        const shown = [
          ...Object.values(times).map((format) => format(from)),
          ...[
            span(from, to),
            daysLater(from, to),
            ago(from, new Date(to)),
            since(from, new Date(to)),
            inZone(from, zone).day,
          ],
          ...[dates.range(text, String(to)), dates.short(text)],
          ...namers.map((nameOf) => nameOf(text)),
          ...[toLocal(from, zone), addDays(text, 1)],
        ]
        expect(shown.every((one) => typeof one === 'string')).toBe(true)
        expect([startOfDay(text, zone), toInstant(text, zone) ?? new Date()]).toEqual([
          expect.any(Date),
          expect.any(Date),
        ])
        expect(weekdayOf(text)).toEqual(expect.any(Number))
      }),
      { numRuns: 300 },
    )
  })
})

describe('a moment that is typed', () => {
  test.each(['0002-11-23T09:00', '0202-11-23T09:00', '1899-12-31T23:59', '9999-12-31T12:00'])(
    '%s is the same one on the clocks of each zone',
    (local) => {
      for (const zone of ZONES.slice(0, -1)) {
        const instant = toInstant(local, zone)
        expect(instant && toLocal(instant, zone)).toBe(local)
      }
    },
  )

  test('is none while a part is missing', () => {
    expect(
      ['', '2026-11-23', '2026-11-23T', '202-11-23T09:00', 'T09:00'].map((text) =>
        toInstant(text, 'UTC'),
      ),
    ).toEqual(Array(5).fill(null))
  })
})

describe('a day that is typed', () => {
  test('is one once its year has four digits', () => {
    const typed = [
      '',
      '0002-11-23',
      '0020-11-23',
      '0202-11-23',
      '2026-11-23',
      '20261-11-23',
      '2026-02-30',
    ]
    expect(typed.filter(isDay)).toEqual(['2026-11-23'])
  })
})

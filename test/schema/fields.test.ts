import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { z } from 'zod'
import { checkInput } from '../../platform/input/issues.ts'
import { exactText, Id, PeriodEnd, Timestamp, trimmedText } from '../../schema/fields/fields.ts'
import { TimeZone } from '../../schema/fields/locale-fields.ts'

/** The value as it is taken, or the rule that refuses it. */
function take(schema: z.ZodType, value: unknown): unknown {
  const checked = checkInput(schema, value, 'body')
  return checked.ok ? checked.value : { refusedBy: checked.issues.map((issue) => issue.rule) }
}

const refusedBy = (rule: string) => ({ refusedBy: [rule] })

describe('a time zone', () => {
  test.each([
    ['Europe/Vienna', 'Europe/Vienna'],
    ['europe/vienna', 'Europe/Vienna'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['CET', 'CET'],
  ])('%s is stored as %s', (sent, stored) => {
    expect(take(TimeZone, sent)).toBe(stored)
  })

  test.each(['+02:00', 'Europe/Nowhere', ''])('%j is refused', (sent) => {
    expect(take(TimeZone, sent)).toEqual(refusedBy('format'))
  })
})

describe('text of limited length', () => {
  const Name = trimmedText({ min: 2, max: 4 })

  test.each([
    ['letters', 'abcd', 'abcd'],
    ['characters outside the basic plane, each counted once', '🎾🎾🎾🎾', '🎾🎾🎾🎾'],
    ['white space around it, which is not counted', ' \t ab\u00a0\n', 'ab'],
    ['white space inside', 'a  b', 'a  b'],
  ])('takes %s', (_what, value, taken) => {
    expect(take(Name, value)).toBe(taken)
  })

  test.each([
    ['too short once trimmed', '  a   ', 'min_length'],
    ['empty once trimmed', ' \n ', 'min_length'],
    ['too long', 'abcde', 'max_length'],
    ['too long in characters outside the basic plane', '🎾🎾🎾🎾🎾', 'max_length'],
    ['half a surrogate pair', 'ab\ud83c', 'unicode'],
  ])('refuses %s', (_what, value, rule) => {
    expect(take(Name, value)).toEqual(refusedBy(rule))
  })

  test.each([[5], [null], [['ab']], [{}]])('refuses %j as no text', (value) => {
    expect(take(Name, value)).toEqual(refusedBy('type'))
  })

  test('is trimmed before its length counts, whatever it is', () => {
    const Any = trimmedText({ min: 1, max: 10 })
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 14 }), (text) => {
        const trimmed = text.trim()
        const characters = [...trimmed].length
        const isFine = trimmed.isWellFormed() && characters >= 1 && characters <= 10
        expect(take(Any, text)).toEqual(
          isFine ? trimmed : { refusedBy: [expect.stringMatching(/_length|unicode/)] },
        )
      }),
    )
  })

  test('that is exact keeps the white space around it, and counts it', () => {
    expect(take(exactText({ min: 1, max: 4 }), ' a ')).toBe(' a ')
    expect(take(exactText({ min: 1, max: 4 }), '  a  ')).toEqual(refusedBy('max_length'))
  })
})

describe('an identifier', () => {
  test.each([
    ['1 character', 'x', 'x'],
    ['200 characters', 'x'.repeat(200), 'x'.repeat(200)],
    ['200 characters of four bytes', '🎾'.repeat(200), '🎾'.repeat(200)],
    ['none', '', refusedBy('min_length')],
    ['201 characters', 'x'.repeat(201), refusedBy('max_length')],
  ])('of %s is taken or refused by its length alone', (_length, id, taken) => {
    expect(take(Id, id)).toEqual(taken)
  })
})

describe('a timestamp', () => {
  test.each([
    ['2026-07-01T18:00:00Z', '2026-07-01T18:00:00.000Z'],
    ['2026-07-01t18:00:00z', '2026-07-01T18:00:00.000Z'],
    ['2026-07-01T18:00:00.5Z', '2026-07-01T18:00:00.500Z'],
    ['2026-07-01T18:00:00.123999Z', '2026-07-01T18:00:00.123Z'],
    ['2026-07-01T20:00:00+02:00', '2026-07-01T18:00:00.000Z'],
    ['2026-06-30T23:30:00-18:30', '2026-07-01T18:00:00.000Z'],
    ['2026-07-01T18:00:00-00:00', '2026-07-01T18:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2000-02-29T00:00:00Z', '2000-02-29T00:00:00.000Z'],
    ['1000-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2016-12-31T15:59:60.5-08:00', '2017-01-01T00:00:00.500Z'],
    ['0999-12-31T23:30:00-01:00', '1000-01-01T00:30:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, moment) => {
    expect(take(Timestamp, text)).toEqual(new Date(moment))
  })

  test.each([
    '2026-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-07-01T24:00:00Z',
    '2026-07-01T18:60:00Z',
    '2026-07-01T18:00Z',
    '2026-07-01T18:00:00',
    '2026-07-01 18:00:00Z',
    '2026-07-01T18:00:00+0200',
    '2026-07-01T18:00:00+24:00',
    '2026-07-01T18:00:00.Z',
    '2026-07-01T18:00:00Z\n',
    ' 2026-07-01T18:00:00Z',
    '2026-07-01',
    '+010000-01-01T00:00:00Z',
    '',
    'now',
  ])('%j is refused as no RFC 3339 date-time', (text) => {
    expect(take(Timestamp, text)).toEqual(refusedBy('format'))
  })

  test.each([
    '0999-12-31T23:59:59Z',
    '0000-01-01T00:00:00Z',
    '1000-01-01T00:00:00+01:00',
    '9999-12-31T23:30:00-01:00',
  ])('%s is refused as outside the years that can be stored', (text) => {
    expect(take(Timestamp, text)).toEqual(refusedBy('range'))
  })

  test('is the same moment at every offset', () => {
    const moments = fc.date({
      min: new Date('1001-01-01'),
      max: new Date('9998-12-31'),
      noInvalidDate: true,
    })
    const offsets = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 })
    fc.assert(
      fc.property(moments, offsets, (moment, minutes) => {
        const local = new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, -1)
        expect(take(Timestamp, local + toOffset(minutes))).toEqual(moment)
      }),
    )
  })
})

function toOffset(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

describe('an end of a period', () => {
  test.each([
    ['0000-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
    ['0999-12-31T23:59:59Z', '1000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59-01:00', '9999-12-31T23:59:59.999Z'],
    ['2026-07-01T18:00:00Z', '2026-07-01T18:00:00.000Z'],
  ])('%s is taken as far as anything is kept', (text, moment) => {
    expect(take(PeriodEnd, text)).toEqual(new Date(moment))
  })

  test.each(['2026-07-01', '2026-07-01T23:59:60Z', '2026-02-30T00:00:00Z'])(
    '%s is refused as no date-time',
    (text) => {
      expect(take(PeriodEnd, text)).toEqual(refusedBy('format'))
    },
  )
})

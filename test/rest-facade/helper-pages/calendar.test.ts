import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toCalendar } from '../../../rest-facade/helper-pages/calendar.ts'
import { type Component, readCalendar, toPlainText } from './read-calendar.ts'

const MOMENT = '2026-07-01T18:00:00.000Z'
const EVENT = { name: 'Gala', location: null, status: 'ACTIVE', sequence: 2, updatedAt: MOMENT }
const SHIFT = {
  ...{ shiftId: 's-1', title: 'Bar', description: null, location: null, roleName: null },
  ...{ startTime: MOMENT, endTime: '2026-07-01T22:00:00.000Z' },
  ...{
    shiftStatus: 'OPEN',
    status: 'CONFIRMED',
    sequence: 3,
    updatedAt: '2026-06-01T10:00:00.000Z',
    wasAccepted: true,
  },
} as const

const linesOf = (status: 'CONFIRMED' | 'CANCELLED' | 'DECLINED' | 'PENDING', now: string) =>
  toCalendar({ event: EVENT, shifts: [{ ...SHIFT, status }] } as never, new Date(now)).split('\r\n')

describe('an entry of a calendar', () => {
  test('has the sum of both sequences, and the later change', () => {
    const lines = linesOf('CONFIRMED', MOMENT)
    expect(lines).toContain('SEQUENCE:5')
    expect(lines).toContain('LAST-MODIFIED:20260701T180000Z')
  })

  test.each([
    ['CONFIRMED', '2030-01-01T00:00:00Z', 'STATUS:CONFIRMED'],
    ['CANCELLED', '2026-07-08T21:59:59Z', 'STATUS:CANCELLED'],
    ['DECLINED', '2026-07-08T21:59:59Z', 'STATUS:CANCELLED'],
    ['CANCELLED', '2026-07-08T22:00:00Z', undefined],
    ['PENDING', MOMENT, undefined],
  ] as const)('of a helper who is %s is at %s: %s', (status, now, line) => {
    expect(linesOf(status, now).find((one) => one.startsWith('STATUS:'))).toBe(line)
  })
})

describe('a calendar file', () => {
  const textOf = (entry: Component | undefined, name: string) =>
    toPlainText(entry?.find((property) => property.name === name)?.value ?? '')

  /** What inputs take: no control character but breaks of lines and tabs. */
  const sign = fc
    .oneof(
      fc.constantFrom(
        ...['\\', ';', ',', ':', '"', '\n', '\r\n', '\t', ' ', 'n', 'ü', '語', '🎾', '\u2028'],
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    )
    .filter((text) => !/(?![\t\r\n])\p{Cc}/u.test(text))
  const lines = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''))
  const line = lines.map((text) => text.replace(/\p{Cc}/gu, ''))

  test('is read by the grammar of RFC 5545 as it was written, whatever its texts are', () => {
    fc.assert(
      fc.property(line, line, lines, line, (title, location, description, name) => {
        const shown = { ...SHIFT, title, location, description }
        const event = { ...EVENT, name }
        const file = toCalendar({ event, shifts: [shown, shown] } as never, new Date(MOMENT))
        const [entry, ...more] = readCalendar(Buffer.from(file))
        expect(more).toHaveLength(1)
        expect([
          textOf(entry, 'SUMMARY'),
          textOf(entry, 'LOCATION'),
          textOf(entry, 'DESCRIPTION'),
        ]).toEqual([`${title} · ${name}`, location, description.replace(/\r\n|\r/g, '\n')])
      }),
    )
  })

  test('is a calendar without an entry, too', () => {
    const file = toCalendar({ event: EVENT, shifts: [] } as never, new Date(MOMENT))
    expect(readCalendar(Buffer.from(file))).toEqual([])
  })
})

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toCalendar } from '../../../rest-facade/helper-pages/calendar.ts'
import { type Entry, readCalendar } from './read-calendar.ts'

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
  toCalendar({ event: EVENT, shifts: [{ ...SHIFT, status }] } as never, 'h-1', new Date(now)).split(
    '\r\n',
  )

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
  /** What inputs take: no control character but breaks of lines and tabs. */
  const signs = (more: readonly string[]) =>
    fc
      .oneof(
        fc.constantFrom(
          ';',
          ',',
          ':',
          '\n',
          '\r\n',
          '\t',
          ' ',
          'n',
          'ü',
          '語',
          '🎾',
          '\u2028',
          ...more,
        ),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      )
      .filter((sign) => !/(?![\t\r\n])\p{Cc}/u.test(sign))

  const fileOf = (title: string, location: string, description: string, name: string) => {
    const shift = { ...SHIFT, title, location, description }
    const shifts = [shift, { ...shift, shiftId: 's-2', status: 'CANCELLED' }]
    const event = { ...EVENT, name }
    return Buffer.from(toCalendar({ event, shifts } as never, 'h-1', new Date(MOMENT)))
  }
  const textsOf = ({ summary, location = '', description = '' }: Entry) => [
    ...[summary, location, description],
  ]
  const breaks = (text: string) => text.replace(/\r\n|[\r\u2028\u2029]/g, '\n')

  // The second one takes quotes away, and reads a backslash before an n as a break.
  test.each([
    ['tsIcs', signs(['\\', '"'])],
    ['nodeIcal', signs([]).filter((sign) => sign !== '\\' && sign !== '"')],
  ] as const)('is read by %s as it was written, whatever its texts are', (parser, sign) => {
    const lines = fc.array(sign, { maxLength: 60 }).map((texts) => texts.join(''))
    const line = lines.map((text) => text.replace(/\p{Cc}/gu, ''))
    fc.assert(
      fc.property(line, line, lines, line, (title, location, description, name) => {
        const entries = readCalendar(fileOf(title, location, description, name))[parser]
        expect(entries).toHaveLength(2)
        for (const entry of entries)
          expect(textsOf(entry)).toEqual([`${title} · ${name}`, location, description].map(breaks))
      }),
    )
  })

  test('has the moments, the sequence and the state of each shift for both parsers', () => {
    const { tsIcs, nodeIcal } = readCalendar(fileOf('Bar', 'Court 1', 'Bring a cap.', 'Gala'))
    const entry = {
      ...{ uid: 's-1.h-1@clubgate', status: 'CONFIRMED', sequence: 5 },
      ...{ start: new Date(MOMENT), end: new Date(SHIFT.endTime), lastModified: new Date(MOMENT) },
      ...{ summary: 'Bar · Gala', location: 'Court 1', description: 'Bring a cap.' },
    }
    expect(tsIcs).toEqual([entry, { ...entry, uid: 's-2.h-1@clubgate', status: 'CANCELLED' }])
    expect(nodeIcal).toEqual(tsIcs)
  })

  test('is a calendar without an entry, too', () => {
    const file = toCalendar({ event: EVENT, shifts: [] } as never, 'h-1', new Date(MOMENT))
    expect(readCalendar(Buffer.from(file))).toEqual({ tsIcs: [], nodeIcal: [] })
  })
})

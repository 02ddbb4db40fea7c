import { describe, expect, test } from '@jest/globals'
import { toCalendar } from '../../../rest-facade/helper-pages/calendar.ts'

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

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { toDayHours } from '../../../../subgraphs/club/clubs/day-hours.ts'

const MORNING = { opens: '08:00', closes: '12:30' }
const NIGHT = { opens: '18:00', closes: '02:00' }

describe('opening hours in the graph', () => {
  test('are listed by weekday from Monday on, then by date', () => {
    const stored = {
      exceptions: [
        { date: '2026-12-24', intervals: [MORNING], note: 'Christmas Eve' },
        { date: '2026-12-25', intervals: [] },
      ],
      weekly: { sunday: [], monday: [MORNING, NIGHT] },
    }
    expect(toDayHours(stored)).toEqual([
      { weekday: 'MONDAY', date: null, intervals: [MORNING, NIGHT], note: null },
      { weekday: 'SUNDAY', date: null, intervals: [], note: null },
      { weekday: null, date: '2026-12-24', intervals: [MORNING], note: 'Christmas Eve' },
      { weekday: null, date: '2026-12-25', intervals: [], note: null },
    ])
  })

  test.each([
    ['text', 'Mo-Fr 8-20'],
    ['weekdays outside of `weekly`', { monday: [MORNING] }],
    ['another weekday', { weekly: { Monday: [MORNING] } }],
    ['a time of another form', { weekly: { monday: [{ opens: '8am', closes: '8pm' }] } }],
    [
      'a date that does not exist',
      { weekly: {}, exceptions: [{ date: '2026-02-30', intervals: [] }] },
    ],
    ['null intervals', { weekly: { monday: null } }],
    ['another member', { weekly: {}, seasons: [] }],
    ['a list', [MORNING]],
    ['null', null],
  ])('are null for a stored value of another form: %s', (_what, stored) => {
    expect(toDayHours(stored)).toBeNull()
  })

  test('never fail, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const value of [stored, { weekly: stored }, { weekly: {}, exceptions: stored }])
          expect([null, []]).toContainEqual(toDayHours(value)?.slice(0, 0) ?? null)
      }),
    )
  })
})

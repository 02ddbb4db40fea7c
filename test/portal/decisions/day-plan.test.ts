import { describe, expect, test } from '@jest/globals'
import {
  type Court,
  type DaySession,
  type Location,
  planDay,
} from '../../../portal/src/pages/today/day-plan.ts'
import { moveFocus } from '../../../portal/src/pages/today/move-focus.ts'

function aCourt(number: number): Court {
  return {
    ...{ id: `court-${number}`, locationId: 'l', name: `Pista ${number}`, number },
    publicId: `P-${number}`,
    status: 'AVAILABLE',
  }
}

function aSession(changes: Partial<DaySession>): DaySession {
  return {
    ...{ id: 's-1', locationId: 'l', courtId: 'court-1', status: 'SCHEDULED' },
    ...{ scheduledStart: '2026-11-23T09:00:00Z', scheduledEnd: '2026-11-23T10:30:00Z' },
    ...{ actualStart: null, actualEnd: null, displayPhase: 'IDLE', eventSequence: 0 },
    ...{ booking: null, score: null },
    ...changes,
  } as DaySession
}

const LOCATION = {
  ...{ id: 'l', name: 'Main', timezone: 'Europe/Madrid' },
  openingHours: [
    {
      ...{ weekday: 'MONDAY', date: null },
      intervals: [
        { opens: '09:00', closes: '14:00' },
        { opens: '16:00', closes: '00:00' },
      ],
    },
  ],
} as unknown as Location

const planned = (sessions: readonly DaySession[], conflicts: readonly string[] = []) =>
  planDay({
    courts: [aCourt(2), aCourt(1)],
    sessions,
    location: LOCATION,
    zone: 'Europe/Madrid',
    day: '2026-11-23',
    conflicts: new Set(conflicts),
  })

describe('the day of a club', () => {
  test('has its courts in order, and matches at their hours in the club’s zone', () => {
    const { rows } = planned([aSession({})])
    expect(rows.map(({ court }) => court.number)).toEqual([1, 2])
    expect(rows[0]?.blocks).toMatchObject([{ id: 's-1', a: 10, b: 11.5 }])
  })

  test('has its opening hours, those between them closed, and what is played outside of them', () => {
    expect(planned([]).hours).toEqual({ from: 9, to: 24, closed: [[14, 16]] })
    const early = aSession({
      scheduledStart: '2026-11-23T06:30:00Z',
      scheduledEnd: '2026-11-23T08:00:00Z',
    })
    expect(planned([early]).hours.from).toBe(7)
  })

  test('cuts what began the day before, and leaves out what is another day', () => {
    const over = aSession({
      scheduledStart: '2026-11-22T22:00:00Z',
      scheduledEnd: '2026-11-22T23:30:00Z',
    })
    const other = aSession({
      ...{ id: 's-2', scheduledStart: '2026-11-24T09:00:00Z' },
      scheduledEnd: '2026-11-24T10:00:00Z',
    })
    const { rows, counts } = planned([over, other])
    expect(rows[0]?.blocks.map(({ a, b }) => [a, b])).toEqual([[0, 0.5]])
    expect(counts).toEqual({ SCHEDULED: 1 })
  })

  test('shows a conflict at the match that has it', () => {
    const { rows } = planned([aSession({})], ['s-1'])
    expect(rows[0]?.blocks).toMatchObject([{ look: 'warn', status: 'CONFLICT' }])
  })
})

describe('the keys of a day', () => {
  const at = (id: string, courtId: string, hour: number) =>
    aSession({
      ...{ id, courtId, scheduledStart: `2026-11-23T${hour}:00:00Z` },
      scheduledEnd: `2026-11-23T${hour + 1}:00:00Z`,
    })
  const { rows } = planned([
    at('a', 'court-1', 10),
    at('b', 'court-1', 12),
    at('c', 'court-2', 11),
    at('d', 'court-2', 15),
  ])

  test.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowRight', null],
    ['b', 'ArrowLeft', 'a'],
    ['b', 'Home', 'a'],
    ['c', 'End', 'd'],
    ['b', 'ArrowDown', 'c'],
    ['d', 'ArrowUp', 'b'],
    ['a', 'ArrowUp', null],
    ['d', 't', 'c'],
    ['a', 'x', null],
  ])('lead from %s by %s to %s', (from, key, to) => {
    expect(moveFocus(rows, from, key, 11)).toBe(to)
  })
})

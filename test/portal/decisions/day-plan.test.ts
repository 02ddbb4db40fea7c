import { describe, expect, test } from '@jest/globals'
import {
  kindOf,
  type OpenConflict,
} from '../../../portal/src/pages/courts/today/conflict/conflict.ts'
import {
  bookedUntilOf,
  type Court,
  type DaySession,
  type Location,
  planDay,
} from '../../../portal/src/pages/courts/today/day-plan.ts'
import { roomBeside } from '../../../portal/src/pages/courts/today/timeline/closing-room.ts'
import { moveFocus } from '../../../portal/src/pages/courts/today/timeline/move-focus.ts'

function aCourt(number: number, changes: Partial<Court> = {}): Court {
  return {
    ...{ id: `court-${number}`, locationId: 'l', name: `Pista ${number}`, number },
    publicId: `P-${number}`,
    status: 'AVAILABLE',
    closing: null,
    closingUpdatedAt: null,
    lastMatchStartedAt: null,
    ...changes,
  }
}

function aSession(changes: Partial<DaySession>): DaySession {
  return {
    ...{ id: 's-1', locationId: 'l', courtId: 'court-1', status: 'SCHEDULED' },
    ...{ scheduledStart: '2026-11-23T09:00:00Z', scheduledEnd: '2026-11-23T10:30:00Z' },
    ...{
      actualStart: null,
      actualEnd: null,
      endedBy: null,
      displayPhase: 'IDLE',
      eventSequence: 0,
    },
    ...{ booking: null, score: null, players: [], playerCount: 0 },
    ...changes,
  } as DaySession
}

type Booking = NonNullable<OpenConflict['booking']>

const MOVED = '2026-12-01T09:00:00Z'

const A_BOOKING: Booking = {
  ...{ id: 'b-1', provider: 'rallydesk', bookingSource: null, courtId: 'court-2' },
  ...{ scheduledStart: '2026-11-23T06:30:00Z', scheduledEnd: '2026-11-23T08:00:00Z' },
  status: 'CONFIRMED',
}

function aConflict(changes: Partial<OpenConflict>): OpenConflict {
  return {
    ...{
      id: 'c-1',
      fields: ['courtId', 'scheduledStart'],
      sourceVersion: 2,
      updatedAt: '2026-11-23T10:00:00Z',
      createdAt: MOVED,
    },
    booking: A_BOOKING,
    matchSession: {
      ...{ id: 's-1', courtId: 'court-1', status: 'ACTIVE', actualStart: MOVED, actualEnd: null },
      ...{ scheduledStart: '2026-11-23T09:00:00Z', scheduledEnd: '2026-11-23T10:30:00Z' },
    },
    ...changes,
  }
}

const MONDAY = { weekday: 'MONDAY', date: null }

function aLocation(intervals: readonly string[], changes: object = {}): Location {
  const openingHours = [{ ...MONDAY, intervals: toIntervals(intervals) }]
  const zone = { timezone: 'Europe/Madrid' }
  return { ...{ id: 'l', name: 'Main', openingHours }, ...zone, ...changes } as unknown as Location
}

function toIntervals(texts: readonly string[]) {
  return texts.map((text) => ({ opens: text.slice(0, 5), closes: text.slice(6) }))
}

const LOCATION = aLocation(['09:00-14:00', '16:00-00:00'])

const planned = (
  sessions: readonly DaySession[],
  conflicts: readonly OpenConflict[] = [],
  courts = [aCourt(2), aCourt(1)],
  locations = [LOCATION],
  isToday = true,
) =>
  planDay({
    ...{ courts, sessions, locations, conflicts, isToday },
    zone: 'Europe/Madrid',
    day: '2026-11-23',
  })

describe('the day of a club', () => {
  test('has its courts in order, and matches at their hours in the club’s zone', () => {
    const { rows } = planned([aSession({})])
    expect(rows.map(({ court }) => court.number)).toEqual([1, 2])
    expect(rows[0]?.blocks).toMatchObject([{ id: 's-1', a: 10, b: 11.5 }])
  })

  test('has its opening hours, those between them closed, and what is played outside of them', () => {
    expect(planned([])).toMatchObject({
      hours: { from: 9, to: 24 },
      rows: [{ shut: [[14, 16]] }, { shut: [[14, 16]] }],
    })
    const early = aSession({
      scheduledStart: '2026-11-23T06:30:00Z',
      scheduledEnd: '2026-11-23T08:00:00Z',
    })
    expect(planned([early]).hours.from).toBe(7)
  })

  const openOn = (weekday: string, ...intervals: string[]) => ({
    ...{ weekday, date: null },
    intervals: toIntervals(intervals),
  })

  test.each([
    [
      'the hours in which its own location is closed',
      aLocation(['10:00-12:00']),
      [
        [9, 10],
        [12, 24],
      ],
    ],
    [
      'the whole day of a date on which it is closed',
      aLocation(['10:00-12:00'], {
        openingHours: [
          openOn('MONDAY', '10:00-12:00'),
          { weekday: null, date: '2026-11-23', intervals: [] },
        ],
      }),
      [[9, 24]],
    ],
    [
      'the whole day of a weekday that its hours do not name',
      aLocation([], { openingHours: [openOn('TUESDAY', '10:00-12:00')] }),
      [[9, 24]],
    ],
    ['nothing of a location whose hours are not known', aLocation([], { openingHours: null }), []],
    ['no hour after midnight until which it is open', aLocation(['09:00-01:00']), []],
  ] as const)('hatches, of a court, %s', (_what, other, shut) => {
    const courts = [aCourt(1), aCourt(2, { locationId: 'other' })]
    const { rows } = planned([], [], courts, [LOCATION, { ...other, id: 'other' }])
    expect(rows[0]?.shut).toContainEqual([14, 16])
    expect(rows[1]?.shut).toEqual(shut)
  })

  test('is open after midnight until its location closes, of this day and of the one before', () => {
    const openingHours = [openOn('SUNDAY', '09:00-01:00'), openOn('MONDAY', '09:00-02:00')]
    const night = aSession({
      scheduledStart: '2026-11-22T23:00:00Z',
      scheduledEnd: '2026-11-23T00:30:00Z',
    })
    const { hours, rows } = planned([night], [], [aCourt(1)], [aLocation([], { openingHours })])
    expect(hours).toEqual({ from: 0, to: 26 })
    expect(rows[0]?.shut).toEqual([[1, 9]])
  })

  test.each([
    ['until its end', '2026-11-23T09:30:00Z', '2026-11-23T13:00:00Z', [10.5, 14]],
    ['from the hour at which it opens', '2026-11-22T20:00:00Z', '2026-11-23T10:00:00Z', [9, 11]],
    ['to its last hour, without an end', null, null, [9, 24]],
    ['not at all, once it is open', '2026-11-22T20:00:00Z', '2026-11-23T07:00:00Z', null],
    ['not at all, on a day before', '2026-11-24T09:00:00Z', null, null],
  ])('has a court closed %s', (_when, since, until, closed) => {
    const closing = {
      override: 'MAINTENANCE' as const,
      since,
      until,
      reason: null,
      closedBy: null,
      closedByName: null,
    }
    expect(planned([], [], [aCourt(1, { closing })]).rows[0]?.closed).toEqual(closed)
  })

  test.each([
    ['in whole, where nothing is drawn in it', [9, 24], [], [9, 24]],
    ['before the first match, if that leaves room', [9, 14], [{ a: 11, b: 12 }], [9, 11]],
    ['behind a match that is on', [9, 14], [{ a: 8, b: 10 }], [10, 14]],
    ['where it is widest, if room is scarce', [9, 12], [{ a: 9.5, b: 10.5 }], [10.5, 12]],
    [
      'behind matches in two lanes',
      [9, 14],
      [
        { a: 8, b: 12 },
        { a: 9, b: 10 },
      ],
      [12, 14],
    ],
    ['nowhere, where matches take it all', [9, 12], [{ a: 8, b: 11.6 }], null],
  ] as const)('says of a closing why, %s', (_where, closed, placed, room) => {
    expect(roomBeside(closed, placed)).toEqual(room)
  })

  test('has matches of one court at the same time below each other', () => {
    const between = (id: string, from: string, to: string) =>
      aSession({ id, scheduledStart: `2026-11-23T${from}Z`, scheduledEnd: `2026-11-23T${to}Z` })
    const { rows } = planned([
      between('s-1', '09:00:00', '10:30:00'),
      between('s-2', '10:00:00', '11:00:00'),
      between('s-3', '10:30:00', '11:30:00'),
    ])
    expect(rows.map(({ lanes }) => lanes)).toEqual([2, 1])
    expect(rows[0]?.blocks.map(({ lane }) => lane)).toEqual([0, 1, 0])
  })

  test('has a match over midnight on both days, in whole on its first', () => {
    const over = (from: string, to: string) =>
      planned([aSession({ scheduledStart: from, scheduledEnd: to })])
    const first = over('2026-11-23T22:30:00Z', '2026-11-24T00:00:00Z')
    expect(first.rows[0]?.blocks).toMatchObject([{ a: 23.5, b: 25 }])
    expect(first.hours.to).toBe(25)
    const second = over('2026-11-22T22:30:00Z', '2026-11-23T00:00:00Z')
    expect(second.rows[0]?.blocks).toMatchObject([{ a: 0, b: 1 }])
    expect(second.hours.from).toBe(0)
  })

  test('has the result of a match that was awarded', () => {
    const none = { blue: 0, orange: 0 }
    const score = {
      ...{ points: { blue: '15', orange: '0' }, games: none, sets: none, setHistory: [] },
      ...{ tieBreak: null, matchTieBreak: null, completed: true, winner: 'BLUE' },
    } as unknown as DaySession['score']
    const resultOf = (changes: object) =>
      planned([
        aSession({ status: 'COMPLETED', score: { ...score, ...changes } as DaySession['score'] }),
      ]).rows[0]?.blocks[0]?.score
    expect(resultOf({})).toMatchObject({ sets: [], awardedTo: 'BLUE' })
    const retired = { setHistory: [{ blue: 6, orange: 4 }], sets: { blue: 1, orange: 0 } }
    expect(resultOf({ ...retired, games: { blue: 2, orange: 3 } })).toMatchObject({
      sets: ['6–4', '2–3'],
      awardedTo: 'BLUE',
    })
    expect(resultOf({ sets: { blue: 2, orange: 0 } })).toMatchObject({ awardedTo: null })
  })

  test.each([
    ['with its set in play', [{ blue: 6, orange: 4 }], { blue: 3, orange: 2 }, ['6–4', '3–2']],
    ['in its first set', [], { blue: 3, orange: 2 }, ['3–2']],
    ['in its first game', [], { blue: 0, orange: 0 }, ['0–0']],
    ['between two sets', [{ blue: 6, orange: 4 }], { blue: 0, orange: 0 }, ['6–4']],
  ])('has the result of a match that time ended %s', (_when, setHistory, games, sets) => {
    const score = {
      ...{ points: { blue: '0', orange: '0' }, tieBreak: null, matchTieBreak: null, setHistory },
      ...{ games, sets: { blue: setHistory.length, orange: 0 }, completed: false, winner: null },
    } as unknown as DaySession['score']
    const [row] = planned([aSession({ status: 'COMPLETED', score })]).rows
    expect(row?.blocks[0]?.score).toEqual({
      ...{ sets, games: null, points: null, isWon: false, awardedTo: null },
    })
  })

  test('says what is booked on another day, and not what happens at this moment', () => {
    const on = (status: DaySession['status'], id: string) => aSession({ id, status })
    const day = [on('READY', 's-1'), on('ACTIVE', 's-2'), on('COMPLETED', 's-3')]
    const { rows, counts } = planned(day, [], [aCourt(1)], [LOCATION], false)
    expect(rows[0]?.blocks.map(({ status, look }) => [status, look])).toEqual([
      ['SCHEDULED', ''],
      ['ACTIVE', ''],
      ['COMPLETED', 'done'],
    ])
    expect(counts).toEqual({ SCHEDULED: 1, ACTIVE: 1, COMPLETED: 1 })
  })

  test('counts the matches of its own courts', () => {
    const elsewhere = aSession({ id: 's-2', courtId: 'court-9', status: 'ACTIVE' })
    expect(planned([aSession({}), elsewhere]).counts).toEqual({ SCHEDULED: 1 })
  })

  test('names the end of a booking under way that nobody plays yet, on a court that is booked soon', () => {
    const { rows } = planned([aSession({ status: 'WAITING_FOR_PLAYERS' })])
    const [row] = rows
    if (!row) throw new Error('no court')
    const soon = { ...row, court: { ...row.court, status: 'BOOKED_SOON' as const } }
    expect(bookedUntilOf(soon, 10)).toBe('2026-11-23T10:30:00Z')
    expect(bookedUntilOf(soon, 11.5)).toBeUndefined()
    expect(bookedUntilOf(soon, 9.9)).toBeUndefined()
    expect(bookedUntilOf(row, 10)).toBeUndefined()
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

  test('shows a conflict at the match that has it, and where its booking stands', () => {
    const { rows, hours } = planned([aSession({})], [aConflict({})])
    expect(rows[0]?.blocks).toMatchObject([{ look: 'warn', status: 'CONFLICT' }])
    expect(rows[0]?.placed).toEqual(rows[0]?.blocks)
    expect(rows[1]?.placed).toMatchObject([{ id: 'c-1', a: 7.5, b: 9, source: 'rallydesk' }])
    expect(hours.from).toBe(7)
  })

  test('has the other time of a booking below its match, in the order of the starts', () => {
    const booking = { ...A_BOOKING, courtId: 'court-1', scheduledStart: '2026-11-23T10:00:00Z' }
    const moved = { ...booking, scheduledEnd: '2026-11-23T11:30:00Z' }
    const conflict = aConflict({ booking: moved, fields: ['scheduledStart', 'scheduledEnd'] })
    const later = { scheduledStart: '2026-11-23T12:00:00Z', scheduledEnd: '2026-11-23T13:00:00Z' }
    const { rows } = planned([aSession({ id: 's-2', ...later }), aSession({})], [conflict])
    expect(rows[0]?.placed.map(({ id, lane }) => [id, lane])).toEqual([
      ['s-1', 0],
      ['c-1', 1],
      ['s-2', 0],
    ])
    expect(rows[0]?.lanes).toBe(2)
  })

  test.each([
    ['that is cancelled', { status: 'CANCELLED' }, ['status'], 'cancelled'],
    ['with other players', {}, ['participants'], 'players'],
    ['of another day', { scheduledStart: MOVED, scheduledEnd: MOVED }, ['scheduledStart'], 'time'],
  ])('has no second place for a booking %s', (_how, booking, fields, kind) => {
    const conflict = aConflict({ booking: { ...A_BOOKING, ...booking } as Booking, fields })
    expect(kindOf(conflict)).toBe(kind)
    expect(planned([aSession({})], [conflict]).rows.flatMap(({ placed }) => placed)).toHaveLength(1)
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
  const inPlay = planned([
    at('a', 'court-1', 10),
    { ...at('b', 'court-1', 11), status: 'READY' },
    { ...at('c', 'court-2', 9), status: 'ACTIVE' },
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

  test('lead by t to the match in play before one that waits', () => {
    expect(moveFocus(inPlay.rows, 'a', 't', 11)).toBe('c')
  })
})

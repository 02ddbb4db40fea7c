import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Fault } from '../../../portal/src/graph/fault.ts'
import { NO_PLAYERS, toPlayers } from '../../../portal/src/pages/courts/walk-in/players.ts'
import { makeRequestIds } from '../../../portal/src/pages/courts/walk-in/request-ids.ts'
import {
  readInTheWay,
  toOverlapping,
} from '../../../portal/src/pages/courts/walk-in/slot/in-the-way.ts'
import {
  defaultMinutes,
  readMinutes,
} from '../../../portal/src/pages/courts/walk-in/slot/lengths.ts'
import { findOutside } from '../../../portal/src/pages/courts/walk-in/slot/outside-hours.ts'
import {
  bookableHours,
  defaultSlot,
  roundDown,
  type ShownDay,
  type SlotRow,
  slotAt,
} from '../../../portal/src/pages/courts/walk-in/slot/slot.ts'
import {
  findSlotFaults,
  restOf,
  type SlotDraft,
  toPeriod,
  toSlot,
} from '../../../portal/src/pages/courts/walk-in/slot/slot-draft.ts'

const MADRID = 'Europe/Madrid'

/** Monday, 15:07 in Madrid. */
const NOW = new Date('2026-11-30T14:07:40Z')

const aDay = (changes: Partial<ShownDay> = {}): ShownDay => ({
  ...{ day: '2026-11-30', hours: { from: 8, to: 25 }, zone: MADRID, now: NOW },
  ...changes,
})

const aRow = (id: string, blocks: [number, number, string?][] = [], changes = {}): SlotRow => ({
  court: { id },
  blocks: blocks.map(([a, b, status = 'SCHEDULED']) => ({ a, b, status })),
  ...{ closed: null, shut: [] },
  ...changes,
})

const TOMORROW = aDay({ day: '2026-12-01' })

describe('a click on the free time of a court', () => {
  test.each<[string, number, [number, number, string?][], string, number]>([
    ['begins with its half hour', 18.4, [], '18:00', 90],
    ['begins when the match before it ends', 18.4, [[17, 18.25]], '18:15', 90],
    ['begins now in the half hour that is on, at five minutes', 15.2, [], '15:05', 90],
    ['is as short as what is left before the next match', 18.1, [[19, 20]], '18:00', 60],
    ['is offered what is left, in fives', 18.1, [[18.55, 20]], '18:00', 30],
    ['passes over a cancelled booking', 18.1, [[18.5, 20, 'CANCELLED']], '18:00', 90],
    ['passes over a match that was given up', 18.1, [[18.5, 20, 'ABORTED']], '18:00', 90],
  ])('%s', (_, hour, blocks, clock, minutes) => {
    expect(slotAt(aRow('c', blocks), hour, aDay())).toMatchObject({
      ...{ courtId: 'c', day: '2026-11-30', clock, minutes },
    })
  })

  test('behind midnight is of the next day', () => {
    expect(slotAt(aRow('c'), 24.6, aDay())).toMatchObject({ day: '2026-12-01', clock: '00:30' })
  })

  test('books from now on today, all of a day to come, and nothing of one that is over', () => {
    expect(bookableHours(aDay())?.map((hour) => hour.toFixed(3))).toEqual(['15.083', '25.000'])
    expect(bookableHours(TOMORROW)).toEqual([8, 25])
    expect(bookableHours(aDay({ day: '2026-11-29' }))).toBeNull()
    expect(slotAt(aRow('c'), 18, aDay({ day: '2026-11-29' }))).toBeNull()
    expect(bookableHours(aDay({ now: new Date('2026-11-30T23:30:00Z') }))).toEqual([24.5, 25])
  })
})

describe('a walk-in without a click', () => {
  const busy = aRow('busy', [[14, 16]])
  const closed = aRow('closed', [], { closed: [10, 20] })
  const short = aRow('short', [[15.5, 17]])
  const free = aRow('free')

  test('begins now, rounded down to five minutes, on the first court that is free', () => {
    const slot = defaultSlot([busy, closed, free], null, aDay())
    expect(slot).toMatchObject({ courtId: 'free', clock: '15:05', minutes: 90 })
    expect(roundDown(NOW).toISOString()).toBe('2026-11-30T14:05:00.000Z')
  })

  test('is on the court that has the focus, also if it is not free', () => {
    const rows = [free, busy]
    expect(defaultSlot(rows, 'busy', aDay())).toMatchObject({ courtId: 'busy', minutes: 90 })
  })

  test('takes what is left of a court before none', () => {
    const slot = defaultSlot([busy, short], null, aDay())
    expect(slot).toMatchObject({ courtId: 'short', minutes: 25 })
    expect(defaultSlot([busy, closed], null, aDay())?.courtId).toBe('busy')
    expect(defaultSlot([], null, aDay())).toBeNull()
  })

  test('begins when the court opens on a day to come, and today where a day that is over is shown', () => {
    const row = aRow('c', [], { shut: [[8, 9.5]] })
    expect(defaultSlot([row], null, TOMORROW)).toMatchObject({ day: '2026-12-01', clock: '09:30' })
    const slot = defaultSlot([busy], null, aDay({ day: '2026-11-29' }))
    expect(slot).toMatchObject({ day: '2026-11-30', clock: '15:05', minutes: 90 })
  })
})

describe('the length of a booking', () => {
  test('that is offered fits, if any does', () => {
    const free = fc.integer({ min: 5, max: 3000 })
    fc.assert(fc.property(free, (minutes) => defaultMinutes(minutes) <= minutes))
    expect([0, 4, 60, 89, 90, Number.POSITIVE_INFINITY].map(defaultMinutes)).toEqual([
      90, 90, 60, 60, 90, 90,
    ])
  })

  test.each([
    ['5', 5],
    [' 90 ', 90],
    ['1440', 1440],
    ['4', null],
    ['1441', null],
    ['', null],
    ['7.5', null],
    ['-60', null],
    ['1e3', 1000],
    ['an hour', null],
  ])('is read from %j', (text, minutes) => expect(readMinutes(text)).toBe(minutes))
})

const aDraft = (changes: Partial<SlotDraft> = {}): SlotDraft => ({
  ...{ courtId: 'c', day: '2026-11-30', clock: '18:00', turn: 'second', minutes: '90' },
  ...changes,
})

describe('a slot that is typed', () => {
  test('is a period in the zone of the club', () => {
    const period = toPeriod(aDraft(), MADRID)
    expect(period?.from.toISOString()).toBe('2026-11-30T17:00:00.000Z')
    expect(period?.to.toISOString()).toBe('2026-11-30T18:30:00.000Z')
    expect(findSlotFaults(aDraft(), MADRID, NOW).size).toBe(0)
  })

  test('of the hour that the clock shows twice is the one that was chosen, and lasts as long', () => {
    const draft = aDraft({ day: '2026-10-25', clock: '02:30', turn: 'first' })
    const period = toPeriod(draft, MADRID)
    expect(period?.from.toISOString()).toBe('2026-10-25T00:30:00.000Z')
    expect(period?.to.toISOString()).toBe('2026-10-25T02:00:00.000Z')
  })

  test.each<[Partial<SlotDraft>, string[]]>([
    [{ day: '' }, ['day']],
    [{ clock: '' }, ['clock']],
    [{ day: '2026-03-29', clock: '02:30' }, ['clock']],
    [{ minutes: '3' }, ['minutes']],
    [{ day: '', clock: '', minutes: '' }, ['day', 'clock', 'minutes']],
  ])('%j is no period', (changes, fields) => {
    expect([...findSlotFaults(aDraft(changes), MADRID, NOW)]).toEqual(fields)
    expect(toPeriod(aDraft(changes), MADRID)).toBeNull()
  })

  test('that is over is refused, and one that has begun is not', () => {
    const faults = (clock: string) => [...findSlotFaults(aDraft({ clock }), MADRID, NOW)]
    expect([faults('13:35'), faults('13:40')]).toEqual([['over'], []])
  })

  test('is that of a booking which is moved', () => {
    const starts = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(starts, fc.integer({ min: 5, max: 1440 }), (at, minutes) => {
        const from = roundDown(at)
        const to = new Date(from.getTime() + minutes * 60_000)
        const booking = { scheduledStart: from.toISOString(), scheduledEnd: to.toISOString() }
        const slot = toSlot({ courtId: 'c', ...booking }, MADRID)
        expect(toPeriod({ ...slot, minutes: String(slot.minutes) }, MADRID)).toEqual({ from, to })
      }),
    )
  })

  test.each([
    ['2026-11-30T15:30:00Z', 85],
    ['2026-11-30T14:06:00Z', 5],
  ])('that is given away has what is left of it from now on until %s', (scheduledEnd, minutes) => {
    const booking = { courtId: 'c', scheduledStart: '2026-11-30T13:50:00Z', scheduledEnd }
    const slot = { courtId: 'c', day: '2026-11-30', clock: '15:05', turn: 'first', minutes }
    expect(restOf(booking, NOW, MADRID)).toEqual(slot)
  })
})

describe('a player', () => {
  test('who may not be shown is sent without the name, and counts', () => {
    const drafts = [
      { name: ' Ana ', mayBeShown: true },
      { name: 'Bea', mayBeShown: false },
      { name: '  ', mayBeShown: true },
    ]
    expect(toPlayers(drafts)).toEqual([
      { displayName: 'Ana', mayBeShown: true },
      { displayName: null, mayBeShown: false },
    ])
    expect(JSON.stringify(toPlayers(drafts))).not.toContain('Bea')
    expect(toPlayers(NO_PLAYERS)).toEqual([])
  })
})

describe('opening hours', () => {
  const hours = [
    {
      weekday: 'MONDAY',
      date: null,
      intervals: [
        { opens: '09:00', closes: '14:00' },
        { opens: '16:00', closes: '01:00' },
      ],
    },
    { weekday: 'TUESDAY', date: null, intervals: [{ opens: '01:00', closes: '12:00' }] },
    { weekday: null, date: '2026-12-02', intervals: [] },
  ]
  const period = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })

  test.each([
    ['2026-11-30T08:00:00Z', '2026-11-30T13:00:00Z', null],
    ['2026-11-30T23:30:00Z', '2026-12-01T01:00:00Z', null],
    [
      '2026-11-30T12:30:00Z',
      '2026-11-30T15:30:00Z',
      [
        [9, 14],
        [16, 25],
      ],
    ],
    [
      '2026-11-30T07:00:00Z',
      '2026-11-30T08:30:00Z',
      [
        [9, 14],
        [16, 25],
      ],
    ],
    ['2026-12-02T12:00:00Z', '2026-12-02T13:00:00Z', []],
  ])('cover %s to %s, or are named', (from, to, outside) => {
    expect(findOutside(hours, period(from, to), MADRID)).toEqual(outside)
  })

  test('that are not known are not remarked on', () => {
    expect(
      findOutside([], period('2026-11-30T03:00:00Z', '2026-11-30T04:00:00Z'), MADRID),
    ).toBeNull()
  })
})

describe('a refused slot', () => {
  const aBooking = { kind: 'BOOKING', courtId: 'c', bookingId: 'b-1', provider: 'rallydesk' }
  const refuse = (occupiedBy: unknown, code = 'state_conflict') =>
    readInTheWay(new Fault(code, 'Not free.', { details: { occupiedBy } }))

  test('names what is there, the club’s own booking without a source', () => {
    expect(
      refuse([aBooking, { ...aBooking, bookingId: 'b-2', provider: 'portal', until: 'u' }]),
    ).toEqual([
      { kind: 'BOOKING', bookingId: 'b-1', source: 'rallydesk', from: null, until: null },
      { kind: 'BOOKING', bookingId: 'b-2', source: null, from: null, until: 'u' },
    ])
  })

  test.each([[undefined], [[]], [null], ['x'], [[{ kind: 'NEW' }]], [[null]]])(
    'of %j says no more than its code',
    (details) => expect(refuse(details)).toBeNull(),
  )

  test('of another kind is none', () => expect(refuse([aBooking], 'forbidden')).toBeNull())

  test('may stand beside bookings that were seen, and never beside a closing or a match in play', () => {
    const found = (...kinds: string[]) => refuse(kinds.map((kind) => ({ ...aBooking, kind }))) ?? []
    expect(toOverlapping(found('BOOKING'))).toEqual(['b-1'])
    expect(toOverlapping(found('BOOKING', 'MATCH'))).toBeNull()
    expect(toOverlapping(found('CLOSING'))).toBeNull()
  })
})

test('a request has one id for one input, and another one for another input', () => {
  const idOf = makeRequestIds()
  const first = idOf({ clock: '18:00' })
  expect(idOf({ clock: '18:30' })).not.toBe(first)
  expect(idOf({ clock: '18:00' })).toBe(first)
  expect(makeRequestIds()({ clock: '18:00' })).not.toBe(first)
})

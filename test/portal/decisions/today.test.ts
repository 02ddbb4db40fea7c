import { describe, expect, test } from '@jest/globals'
import {
  type Court,
  type DayPlan,
  type DaySession,
  planDay,
} from '../../../portal/src/pages/courts/today/day-plan.ts'
import { endingText } from '../../../portal/src/pages/courts/today/ending-text.ts'
import { toNowMatches } from '../../../portal/src/pages/courts/today/now/now-matches.ts'
import { toGridRows, toSheets } from '../../../portal/src/pages/courts/today/print/day-sheets.ts'
import { todayWords } from '../../../portal/src/pages/courts/today/today-words.ts'
import { whoText } from '../../../portal/src/pages/courts/today/who-text.ts'

const courtsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `court-${at + 1}`, locationId: 'l', name: `Pista ${at + 1}`, number: at + 1 },
    ...{ publicId: `P-${at + 1}`, status: 'AVAILABLE', closing: null },
  })) as Court[]

function aSession(id: string, court: number, status: DaySession['status'], hour: number) {
  return {
    ...{ id, locationId: 'l', courtId: `court-${court}`, status, eventSequence: 0 },
    scheduledStart: `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`,
    scheduledEnd: `2026-11-23T${String(hour + 1).padStart(2, '0')}:30:00Z`,
    ...{ actualStart: null, actualEnd: null, endedBy: null, displayPhase: 'IDLE' },
    ...{ booking: null, score: null, players: [], playerCount: 0 },
  } as DaySession
}

const planOf = (count: number, sessions: readonly DaySession[] = []): DayPlan =>
  planDay({
    ...{ courts: courtsOf(count), sessions, locations: [], conflicts: [], isToday: true },
    ...{ zone: 'UTC', day: '2026-11-23' },
  })

describe('who plays', () => {
  const words = todayWords.en
  test.each([
    ['names of all who agreed', ['Ana Gómez', 'Luis Pérez'], 2, 'Ana Gómez, Luis Pérez'],
    ['names, and how many others', ['Ana Gómez'], 4, 'Ana Gómez +\u00a03'],
    ['a number where no one agreed', [], 4, '4 players'],
    ['one player', [], 1, '1 player'],
    ['nothing of a booking without players', [], 0, null],
    ['a name that turns the text, isolated', ['\u202eAna'], 2, '\u2068\u202eAna\u2069 +\u00a01'],
  ])('is said by %s', (_how, names, playerCount, text) => {
    expect(whoText({ names, playerCount }, words)).toBe(text)
  })
})

describe('why a match is over', () => {
  const words = todayWords.en
  test.each([
    ['CANCELLED', 'CLOCK', 'No one started it by 19:00'],
    ['CANCELLED', 'BOOKING', 'Its booking was cancelled'],
    ['ABORTED', 'CLOCK', words.endings.notPlayed],
    ['ABORTED', 'STAFF', words.endings.staff],
    ['COMPLETED', 'CLOCK', words.endings.unfinished],
    ['COMPLETED', 'STAFF', null],
    ['COMPLETED', null, null],
    ['CANCELLED', null, null],
    ['SCHEDULED', null, null],
  ] as const)('is said of one that is %s by %s: %s', (status, endedBy, text) => {
    expect(endingText({ status, endedBy, isWon: false }, '19:00', words)).toBe(text)
  })

  test('is not said any more of one whose time was over, once a result has given it a winner', () => {
    const won = { status: 'COMPLETED', endedBy: 'CLOCK', isWon: true } as const
    expect(endingText(won, '19:00', words)).toBeNull()
  })
})

describe('what is on now', () => {
  const nowOf = (...sessions: DaySession[]) => {
    const { inPlay, next } = toNowMatches(planOf(3, sessions).rows)
    return [inPlay, next].map((matches) => matches.map(({ court, block }) => [court, block.id]))
  }

  test('is in play or paused, then next on each court, by court', () => {
    expect(
      nowOf(
        ...[aSession('d', 3, 'SCHEDULED', 12), aSession('c', 3, 'SCHEDULED', 10)],
        ...[aSession('b', 2, 'PAUSED', 9), aSession('a', 1, 'ACTIVE', 9)],
        aSession('z', 1, 'COMPLETED', 7),
      ),
    ).toEqual([
      [
        ['Pista 1', 'a'],
        ['Pista 2', 'b'],
      ],
      [['Pista 3', 'c']],
    ])
  })

  test('has a match that is due before one to come, and none that is over', () => {
    expect(
      nowOf(
        ...[aSession('a', 1, 'WAITING_FOR_PLAYERS', 9), aSession('b', 1, 'SCHEDULED', 11)],
        ...[aSession('c', 2, 'CANCELLED', 9), aSession('d', 3, 'ABORTED', 9)],
      ),
    ).toEqual([[], [['Pista 1', 'a']]])
  })

  test('is nothing without courts', () => {
    expect(toNowMatches(planOf(0).rows)).toEqual({ inPlay: [], next: [] })
  })
})

describe('a day on paper', () => {
  test.each([
    [0, []],
    [1, [1]],
    [6, [6]],
    [7, [4, 3]],
    [12, [6, 6]],
    [24, [6, 6, 6, 6]],
  ])('has %i courts on sheets of %j', (count, sizes) => {
    expect(toSheets(planOf(count)).map(({ length }) => length)).toEqual(sizes)
  })

  test('has bookings of the same time beside each other, and leaves out what was called off', () => {
    const plan = planOf(2, [
      aSession('a', 1, 'SCHEDULED', 9),
      aSession('b', 1, 'SCHEDULED', 10),
      aSession('c', 2, 'CANCELLED', 10),
      aSession('d', 2, 'SCHEDULED', 10),
    ])
    const [courts] = toSheets(plan)
    expect(
      courts?.map(({ column, lanes, blocks }) => [column, lanes, blocks.map(({ id }) => id)]),
    ).toEqual([
      [2, 2, ['a', 'b']],
      [4, 1, ['d']],
    ])
  })

  test.each([
    ['by five minutes', 9, 10.5, '14 / 32'],
    ['within the hours that are shown', 6, 26, '2 / 194'],
    ['in a row of its own, however short', 9, 9.01, '14 / 15'],
  ])('places what is on %s', (_how, a, b, rows) => {
    expect(toGridRows(a, b, { from: 8, to: 24 })).toBe(rows)
  })
})

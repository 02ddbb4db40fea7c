import { describe, expect, test } from '@jest/globals'
import {
  type BoardMatch,
  type BoardScore,
  laterOf,
  mayReverse,
  toLastChange,
  toPlayersOf,
  toPointChange,
  toPoints,
  toSetColumns,
  toStanding,
} from '../../../portal/src/pages/courts/court/board.ts'
import { courtWords } from '../../../portal/src/pages/courts/court/court-words.ts'
import { toPhaseText } from '../../../portal/src/pages/courts/court/phase-text.ts'
import { whenOf } from '../../../portal/src/pages/courts/court/when-of.ts'
import { toBackPath } from '../../../portal/src/pages/courts/score-pad/back-path.ts'
import { isAwarded } from '../../../rules/club/match-states.ts'

function aScore(changes: Partial<BoardScore> = {}): BoardScore {
  const pair = (blue: number, orange: number) => ({ blue, orange })
  return {
    ...{ points: { blue: '40', orange: 'AD' }, games: pair(3, 2), sets: pair(1, 0) },
    ...{ setHistory: [pair(6, 4)], tieBreak: null, matchTieBreak: null, pointNumber: 1 },
    ...{ starDeuceCount: 0, decidingPointSide: null, completed: false, winner: null },
    ...changes,
  }
}

function aMatch(changes: Partial<BoardMatch> = {}): BoardMatch {
  return {
    ...{ id: 's-1', scheduledStart: '2026-11-23T09:00:00Z' },
    ...{ scheduledEnd: '2026-11-23T10:30:00Z', status: 'ACTIVE', displayPhase: 'LIVE' },
    ...{ scoringMode: 'GOLDEN_POINT', eventSequence: 5, players: [], score: aScore() },
    ...changes,
  } as BoardMatch
}

const shown = (score: BoardScore | null) =>
  toSetColumns(score).map(({ blue, orange, winner }) => [blue, orange, winner])

describe('the sets of a board', () => {
  test('are those that are over, the one in play, and those that may come', () => {
    expect(shown(aScore())).toEqual([
      ['6', '4', 'blue'],
      ['3', '2', null],
      ['–', '–', null],
    ])
    expect(shown(null)).toEqual(Array(3).fill(['–', '–', null]))
  })

  test('have no games in play once the match is over, or a match tie-break is on', () => {
    const setHistory = [
      { blue: 6, orange: 4 },
      { blue: 3, orange: 6 },
    ]
    const sets = { blue: 1, orange: 2 }
    const over = aScore({ setHistory, sets, completed: true, winner: 'ORANGE' })
    expect(shown(over).at(-1)).toEqual(['–', '–', null])
    const decided = aScore({ setHistory, matchTieBreak: { blue: 8, orange: 9 } })
    expect(shown(decided)[1]).toEqual(['3', '6', 'orange'])
    expect([toPoints(decided, 'blue'), toPoints(over, 'blue')]).toEqual(['8', null])
  })
})

describe('a match that was awarded', () => {
  const awarded = (changes: Partial<BoardScore> = {}) =>
    aScore({ completed: true, winner: 'BLUE', ...changes })

  test('is one that is over with fewer than two sets for either team', () => {
    expect([isAwarded(awarded()), isAwarded(aScore())]).toEqual([true, false])
    expect(isAwarded(awarded({ sets: { blue: 2, orange: 0 } }))).toBe(false)
  })

  test('keeps the set in view in which it ended', () => {
    expect(shown(awarded())).toEqual([
      ['6', '4', 'blue'],
      ['3', '2', null],
      ['–', '–', null],
    ])
    const none = { games: { blue: 0, orange: 0 }, points: { blue: '0', orange: '0' } }
    expect(shown(awarded(none))[1]).toEqual(['–', '–', null])
    const tied = awarded({ ...none, matchTieBreak: { blue: 7, orange: 3 } })
    expect(shown(tied)[1]).toEqual(['7', '3', null])
    expect([toStanding(awarded()), toStanding(awarded(none))]).toEqual(['6–4  3–2', '6–4'])
  })
})

describe('a moment on a board', () => {
  test('has its day where that is not today, by the clock of the club', () => {
    const times = { zone: 'Europe/Madrid', time: () => 'time', shortDay: () => 'day' }
    const now = new Date('2026-11-28T22:30:00Z')
    expect(whenOf('2026-11-28T15:00:00Z', now, times)).toEqual(['time', null])
    expect(whenOf('2026-11-28T23:30:00Z', now, times)).toEqual(['time', 'day'])
  })
})

describe('the way back from a score pad', () => {
  test('leads to the page of the club that opened it, and else to the first page', () => {
    const [match, today] = ['/portal/el-naranjal/matches/01a2-b', '/portal/el-naranjal/today']
    expect([toBackPath(match), toBackPath(today)]).toEqual([match, today])
    for (const other of [null, '', '//evil.example/matches/1', '/portal/x/matches/../../a'])
      expect(toBackPath(other)).toBe('/portal/')
  })
})

describe('the phase of a board', () => {
  test('is a deciding point by its mode, with its side once that is chosen', () => {
    const at = (side: 'LEFT' | null) =>
      aMatch({ displayPhase: 'DECIDING_POINT', score: aScore({ decidingPointSide: side }) })
    const texts = [at(null), at('LEFT'), aMatch()].map((match) => toPhaseText(match, courtWords.en))
    expect(texts).toEqual(['Golden point', 'Golden point on the left', 'Live'])
  })
})

describe('the points of a board', () => {
  test('are words in a game, and numbers in a tie-break', () => {
    expect([toPoints(aScore(), 'blue'), toPoints(aScore(), 'orange')]).toEqual(['40', 'AD'])
    expect(toPoints(aScore({ tieBreak: { blue: 5, orange: 6 } }), 'orange')).toBe('6')
    expect(toPoints(null, 'blue')).toBe('0')
  })

  test('change in words, where the page saw both sides of the change', () => {
    const next = aMatch({ eventSequence: 6, score: aScore({ points: { blue: '0', orange: '0' } }) })
    expect(toPointChange(aMatch(), next)).toBe('40–AD → 0–0')
    expect(toPointChange(aMatch(), aMatch())).toBe(null)
    // A pause, and what is taken back before the page has seen it, are no change of points.
    const paused = aMatch({ status: 'PAUSED', eventSequence: aMatch().eventSequence + 1 })
    expect(toPointChange(aMatch(), paused)).toBe(null)
    expect(toPointChange(aMatch({ id: 'other' }), next)).toBe(null)
    expect(toPointChange(null, next)).toBe(null)
  })
})

describe('the last change of a board', () => {
  test('stays until the next one, and is none of a match that is over or another one', () => {
    const love = aScore({ points: { blue: '0', orange: '0' } })
    const next = aMatch({ score: love })
    expect(toLastChange('15–0 → 40–AD', aMatch(), next)).toBe('40–AD → 0–0')
    expect(toLastChange('15–0 → 40–AD', aMatch(), aMatch())).toBe('15–0 → 40–AD')
    const over = aMatch({ score: { ...love, completed: true }, status: 'COMPLETED' })
    expect(toLastChange('15–0 → 40–AD', aMatch(), over)).toBe(null)
    expect(toLastChange('15–0 → 40–AD', aMatch({ id: 's-0' }), next)).toBe(null)
  })
})

describe('the last point of a match', () => {
  const won = { completed: true, winner: 'BLUE', sets: { blue: 2, orange: 0 } } as const

  test.each<[boolean, string, Partial<BoardMatch>]>([
    [true, 'is played', {}],
    [false, 'is at its first point', { score: aScore({ pointNumber: 0 }) }],
    [true, 'was won by it', { status: 'COMPLETED', score: aScore(won) }],
    [false, 'was awarded', { status: 'COMPLETED', score: aScore({ completed: true }) }],
    [false, 'ended with its time', { status: 'COMPLETED' }],
    [false, 'is paused', { status: 'PAUSED' }],
  ])('is taken back: %s, where the match %s', (isOffered, _where, changes) => {
    expect(mayReverse(aMatch(changes))).toBe(isOffered)
  })
})

describe('a match of a board', () => {
  test('is the later one of two, and any other match', () => {
    const [older, newer] = [aMatch({ eventSequence: 4 }), aMatch({ eventSequence: 6 })]
    expect([laterOf(newer, older), laterOf(older, newer)]).toEqual([newer, newer])
    const other = aMatch({ id: 's-2', eventSequence: 0 })
    expect([laterOf(newer, other), laterOf(newer, null)]).toEqual([other, null])
  })

  test('has the names of those with a team', () => {
    const players = [
      { displayName: 'Núria', team: 'BLUE' as const },
      { displayName: 'Marta', team: null },
    ]
    expect(toPlayersOf(aMatch({ players }), 'BLUE')).toEqual(['Núria'])
    expect(toPlayersOf(aMatch({ players }), 'ORANGE')).toEqual([])
  })
})

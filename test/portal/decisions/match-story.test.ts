import { describe, expect, test } from '@jest/globals'
import { withPoints } from '../../../portal/src/pages/courts/match/corrected-score.ts'
import type { MatchScore, ScoreEvent } from '../../../portal/src/pages/courts/match/match.ts'
import { toStory } from '../../../portal/src/pages/courts/match/record/point-story.ts'

const pair = (blue: number, orange: number) => ({ blue, orange })

function aScore(changes: Partial<MatchScore> = {}): MatchScore {
  return {
    ...{ points: { blue: '0', orange: '0' }, games: pair(0, 0), sets: pair(0, 0), setHistory: [] },
    ...{ tieBreak: null, matchTieBreak: null, pointNumber: 0, starDeuceCount: 0 },
    ...{ changeoverCount: 0, decidingPointSide: null, completed: false, winner: null },
    lastTransition: 'POINT',
    ...changes,
  }
}

function anEvent(id: string, changes: Partial<ScoreEvent>): ScoreEvent {
  return {
    ...{ id, eventType: 'POINT_WON', team: 'BLUE', source: 'COURT_DEVICE', sequence: 1 },
    ...{ createdAt: '2026-11-23T09:00:00Z', reversedEventId: null },
    ...{ snapshotBefore: aScore(), snapshotAfter: aScore() },
    ...changes,
  }
}

const shown = (events: readonly ScoreEvent[]) =>
  toStory(events).map(({ number, label, games }) => [
    number,
    label,
    games.map((game) => [
      game.label,
      game.marks.map(({ team, look, text }) => `${team?.[0] ?? text} ${look}`),
    ]),
  ])

describe('the story of a match', () => {
  test('has the points of each game, with the one that won it', () => {
    const won = aScore({ games: pair(1, 0), lastTransition: 'GAME' })
    const events = [
      anEvent('s', { eventType: 'MATCH_STARTED', team: null, snapshotBefore: null }),
      anEvent('a', {}),
      anEvent('b', { team: 'ORANGE' }),
      anEvent('c', { snapshotAfter: won }),
      anEvent('d', { snapshotBefore: won, snapshotAfter: aScore({ games: pair(1, 0) }) }),
    ]
    expect(shown(events)).toEqual([
      [
        1,
        '1–0',
        [
          ['1–0', ['B point', 'O point', 'B won']],
          ['1–0', ['B point']],
        ],
      ],
    ])
  })

  test('keeps what was taken back, and what was corrected, in the game in which it was', () => {
    const events = [
      anEvent('a', {}),
      anEvent('r', { eventType: 'POINT_REVERSED', reversedEventId: 'a' }),
      anEvent('c', {
        ...{ eventType: 'SCORE_CORRECTED', team: null },
        snapshotAfter: aScore({ points: { blue: '15', orange: '15' } }),
      }),
    ]
    expect(shown(events)).toEqual([[1, '0–0', [['0–0', ['B reversed', '15–15 corrected']]]]])
  })

  test('has a set for each, with its result once it is over', () => {
    const before = aScore({ games: pair(5, 4), pointNumber: 60 })
    const after = aScore({ setHistory: [pair(6, 4)], sets: pair(1, 0), lastTransition: 'SET' })
    const next = anEvent('n', { snapshotBefore: after, snapshotAfter: { ...after } })
    const events = [anEvent('a', { snapshotBefore: before, snapshotAfter: after }), next]
    expect(shown(events).map(([number, label]) => [number, label])).toEqual([
      [1, '6–4'],
      [2, '0–0'],
    ])
    expect(toStory([])).toEqual([])
  })
})

describe('a score with corrected points', () => {
  const score = aScore({
    ...{ points: { blue: '0', orange: '30' }, games: pair(3, 2), pointNumber: 32 },
  })

  test('has the points, and as many points played as these need', () => {
    const corrected = withPoints(score, { blue: '15', orange: '15' }, 'ADVANTAGE')
    expect(corrected).toEqual({ ...score, points: { blue: '15', orange: '15' } })
    const fewer = withPoints(score, { blue: '0', orange: '0' }, 'ADVANTAGE')
    expect(fewer).toMatchObject({ pointNumber: 30, lastTransition: 'GAME' })
    const first = withPoints(aScore(), { blue: '0', orange: '0' }, 'ADVANTAGE')
    expect(first.lastTransition).toBe('POINT')
  })

  test.each([
    ['40', '40', 0, 1],
    ['40', '40', 3, 3],
    ['AD', '40', 3, 2],
    ['40', '30', 2, 0],
  ])('has at %s–%s after %i deuces the star deuces that this allows', (blue, orange, had, has) => {
    const before = { ...score, starDeuceCount: had }
    expect(withPoints(before, { blue, orange }, 'STAR_POINT').starDeuceCount).toBe(has)
    expect(withPoints(before, { blue, orange }, 'ADVANTAGE').starDeuceCount).toBe(0)
  })

  test('repeats the points of a tie-break as its numbers', () => {
    const tied = aScore({
      ...{ games: pair(6, 6), points: { blue: '5', orange: '6' }, tieBreak: pair(5, 6) },
      pointNumber: 80,
    })
    expect(withPoints(tied, { blue: '6', orange: '6' }, 'ADVANTAGE')).toMatchObject({
      ...{ tieBreak: pair(6, 6), matchTieBreak: null, pointNumber: 81 },
      points: { blue: '6', orange: '6' },
    })
  })
})

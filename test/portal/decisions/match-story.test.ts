import { describe, expect, test } from '@jest/globals'
import {
  callsFor,
  findPointsFault,
  withCall,
  withPoints,
} from '../../../portal/src/pages/courts/match/correct/corrected-score.ts'
import {
  CORRECTIONS,
  changesSets,
  type Match,
  type MatchScore,
  type ScoreEvent,
  toDifferences,
  toShortScore,
} from '../../../portal/src/pages/courts/match/match.ts'
import { toStory } from '../../../portal/src/pages/courts/match/record/point-story.ts'
import { correctionOf, mayReopen, mayTakeWalkoverBack } from '../../../rules/club/match-states.ts'

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
    ...{ createdAt: '2026-11-23T09:00:00Z', reversedEventId: null, awardReason: null },
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

  test('has a result that was entered with its sets, and none of a match without points', () => {
    const after = aScore({ setHistory: [pair(6, 4)], games: pair(3, 2), sets: pair(1, 0) })
    const result = anEvent('c', {
      ...{ eventType: 'SCORE_CORRECTED', team: null },
      ...{ snapshotBefore: aScore(), snapshotAfter: after },
    })
    expect(changesSets(result)).toBe(true)
    expect(changesSets({ ...result, snapshotBefore: null })).toBe(true)
    expect(changesSets({ ...result, snapshotBefore: after })).toBe(false)
    expect(changesSets({ ...result, eventType: 'POINT_WON' })).toBe(false)
    expect(shown([anEvent('a', {}), result])).toEqual([
      [1, '6–4', [['6–4', ['B point', '6–4 3–2 corrected']]]],
    ])
    expect(toStory([result])).toEqual([])
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

describe('points that staff correct', () => {
  const game = aScore({ points: { blue: '15', orange: '40' }, pointNumber: 4 })

  test('have an advantage against 40 alone, and none where 40–40 is decided by one point', () => {
    const points = { blue: '15', orange: '40' }
    expect(callsFor(points, 'blue', 'STAR_POINT')).toEqual(['0', '15', '30', '40', 'AD'])
    expect(callsFor(points, 'orange', 'STAR_POINT')).toEqual(['0', '15', '30', '40'])
    expect(callsFor(points, 'blue', 'GOLDEN_POINT')).not.toContain('AD')
    expect(callsFor({ blue: 'AD', orange: '40' }, 'blue', 'ADVANTAGE')).toContain('AD')
  })

  test('lose the advantage of the other team where it is not against 40 any more', () => {
    const advantage = { blue: 'AD', orange: '40' }
    expect(withCall(advantage, 'orange', '30')).toEqual({ blue: '40', orange: '30' })
    expect(withCall(advantage, 'blue', '15')).toEqual({ blue: '15', orange: '40' })
    expect(withCall({ blue: '15', orange: '40' }, 'blue', 'AD')).toEqual(advantage)
  })

  test('are no correction before something is changed', () => {
    expect(findPointsFault(game, { blue: '15', orange: '40' })).toBe('same')
    expect(findPointsFault(game, { blue: '30', orange: '40' })).toBe(null)
  })

  test('of a tie-break are numbers that leave it open', () => {
    const tied = aScore({ points: { blue: '5', orange: '6' }, tieBreak: pair(5, 6) })
    const faultAt = (blue: string, orange: string) => findPointsFault(tied, { blue, orange })
    expect([faultAt('6', '6'), faultAt('7', '6'), faultAt('7', '5')]).toEqual([null, null, 'over'])
    expect([faultAt('', '6'), faultAt('1.5', '6'), faultAt('5', '6')]).toEqual([
      ...['number', 'number', 'same'],
    ])
    expect(faultAt('07', '6')).toBe('number')
    const last = aScore({ points: { blue: '8', orange: '6' }, matchTieBreak: pair(8, 6) })
    expect(findPointsFault(last, { blue: '9', orange: '6' })).toBe(null)
    expect(findPointsFault(last, { blue: '10', orange: '6' })).toBe('over')
  })
})

describe('a match that staff may still change', () => {
  const running = aScore({ games: pair(3, 2), sets: pair(1, 0), setHistory: [pair(6, 4)] })
  const awarded = aScore({ ...running, completed: true, winner: 'BLUE', lastTransition: 'MATCH' })
  const won = aScore({ ...awarded, sets: pair(2, 0), setHistory: [pair(6, 4), pair(6, 1)] })
  const endedAt = '2026-11-23T10:00:00Z'
  const ended = (score: MatchScore | null, status: 'COMPLETED' | 'ABORTED' = 'COMPLETED') => ({
    ...{ status, score, actualEnd: endedAt, endedBy: null },
  })

  test('has its points corrected while it is played or paused, and where its time ended it', () => {
    for (const status of ['ACTIVE', 'PAUSED'] as const)
      expect(correctionOf({ ...ended(running), status })).toBe('points')
    expect(correctionOf(ended(running))).toBe('points')
    expect([correctionOf(ended(null)), correctionOf(ended(running, 'ABORTED'))]).toEqual([
      ...[null, null],
    ])
  })

  test('has its winner corrected where it was awarded, and not where play has won it', () => {
    expect([correctionOf(ended(awarded)), correctionOf(ended(won))]).toEqual(['winner', null])
  })

  test('goes on again within ten minutes of the point that won it', () => {
    const now = (minute: string) => new Date(`2026-11-23T10:${minute}:00Z`)
    expect([mayReopen(ended(won), now('10')), mayReopen(ended(won), now('11'))]).toEqual([
      ...[true, false],
    ])
    expect(mayReopen({ ...ended(won), endedBy: 'STAFF' }, now('10'))).toBe(false)
    for (const score of [awarded, running, null])
      expect(mayReopen(ended(score), now('01'))).toBe(false)
  })

  test('has a walkover that can be taken back where it never began', () => {
    const now = new Date('2026-11-23T10:10:00Z')
    const unplayed = { ...ended(awarded), actualStart: null }
    expect([mayTakeWalkoverBack(unplayed, now), mayReopen(unplayed, now)]).toEqual([true, false])
    const begun = { ...unplayed, actualStart: '2026-11-23T09:00:00Z' }
    for (const match of [begun, { ...unplayed, status: 'CANCELLED' as const }])
      expect(mayTakeWalkoverBack(match, now)).toBe(false)
  })

  test('has an award that is no correction, and names the games in which it came', () => {
    expect(CORRECTIONS.has('MATCH_AWARDED')).toBe(false)
    expect([toShortScore(awarded), toShortScore(won)]).toEqual(['6–4  3–2', '6–4  6–1'])
  })
})

describe('what a booking says otherwise than its match', () => {
  const court = { id: 'court-1', name: 'Pista 1' }
  const span = { scheduledStart: '2026-11-23T09:00:00Z', scheduledEnd: '2026-11-23T10:00:00Z' }
  const said = { id: 'b', status: 'CONFIRMED', court, ...span } as const
  type Said = NonNullable<NonNullable<Match['booking']>['booking']>

  test.each<[string, Partial<Said>, Match['status'], string[] | null, string[]]>([
    ['nothing', {}, 'ACTIVE', null, []],
    ['another time', { scheduledEnd: '2026-11-23T11:00:00Z' }, 'ACTIVE', null, ['time']],
    ['another court', { court: { id: 'c', name: 'Pista 2' } }, 'ACTIVE', null, ['court']],
    ['other players', {}, 'COMPLETED', ['participants'], ['players']],
    ['cancelled', { status: 'CANCELLED' }, 'ACTIVE', ['status'], ['cancelled']],
    ['nothing of a match that ended before it', { status: 'CANCELLED' }, 'ABORTED', null, []],
    [
      'nothing of a match that was cancelled with it',
      { status: 'CANCELLED' },
      'CANCELLED',
      null,
      [],
    ],
  ])('is %s', (_what, changes, status, fields, differences) => {
    const booking = { booking: { ...said, ...changes } } as Match['booking']
    const match = { ...span, status, court: { ...court, publicId: 'NARANJAL-01' }, booking }
    expect(toDifferences(match, fields && { fields })).toEqual(differences)
  })
})

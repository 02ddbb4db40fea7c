import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findImpossibleScore } from '../../../../rules/club/scoring/find-impossible-score.ts'
import { playPoint } from '../../../../rules/club/scoring/rules.ts'
import { effectiveEvents, findReversible } from '../../../../rules/club/scoring/score-events.ts'
import {
  INITIAL_SNAPSHOT,
  type Pair,
  type ScoreSnapshot,
} from '../../../../rules/club/scoring/snapshot.ts'
import { effectiveSnapshot } from '../../../support/club/effective-snapshot.ts'
import {
  anyRules,
  anySteps,
  awardTo,
  type Match,
  playLegally,
  playMatch,
  takeStep,
} from './play.ts'

const MOST_POINTS = { STAR_POINT: 11, GOLDEN_POINT: 7, ADVANTAGE: Number.POSITIVE_INFINITY }

/** Checks each snapshot on the way of any match. */
function checkAll(check: (snapshot: ScoreSnapshot, match: Match) => void): void {
  const property = fc.property(anyRules, anySteps, (rules, steps) => {
    const match = playLegally(rules, steps)
    for (const { snapshotAfter } of match.events) if (snapshotAfter) check(snapshotAfter, match)
  })
  fc.assert(property, { numRuns: 150 })
}

describe('any match', () => {
  test('reaches no score that a correction would be refused for', () => {
    checkAll((snapshot, { rules }) => expect(findImpossibleScore(snapshot, rules)).toBeNull())
  })

  test('can be awarded at any moment, with a score that holds', () => {
    const property = fc.property(anyRules, anySteps, (rules, steps) => {
      const match = playLegally(rules, steps)
      fc.pre(!match.snapshot.completed)
      awardTo(match, 'ORANGE')
      expect(findImpossibleScore(match.snapshot, rules)).toBeNull()
      expect(effectiveSnapshot(match.events, rules)).toEqual(match.snapshot)
    })
    fc.assert(property)
  })

  test('has an advantage only against 40', () => {
    checkAll(({ points: { blue, orange } }) => {
      if (blue === 'AD') expect(orange).toBe('40')
      if (orange === 'AD') expect(blue).toBe('40')
    })
  })

  test('counts at most three deuces, and none but in star point scoring', () => {
    checkAll(({ starDeuceCount }, { rules }) => {
      expect(starDeuceCount).toBeLessThanOrEqual(rules.scoringMode === 'STAR_POINT' ? 3 : 0)
    })
  })

  test('has a tie-break exactly at 6-6, and never two kinds of them', () => {
    checkAll(({ games, tieBreak, matchTieBreak }) => {
      expect(tieBreak !== null).toBe(games.blue === 6 && games.orange === 6)
      expect(tieBreak !== null && matchTieBreak !== null).toBe(false)
    })
  })

  test('has as many finished sets as won ones', () => {
    checkAll(({ sets, setHistory }) => expect(setHistory).toHaveLength(sets.blue + sets.orange))
  })

  test('has a winner exactly when it is over', () => {
    checkAll(({ completed, winner, lastTransition }) => {
      expect(winner !== null).toBe(completed)
      expect(lastTransition === 'MATCH').toBe(completed)
    })
  })

  test('has no game of more points than its scoring mode allows', () => {
    const property = fc.property(anyRules, anySteps, (rules, steps) => {
      const points = effectiveEvents(playLegally(rules, steps).events)
        .filter(({ eventType }) => eventType === 'POINT_WON')
        .map(({ snapshotAfter }) => snapshotAfter ?? INITIAL_SNAPSHOT)
      let length = 0
      for (const { lastTransition, tieBreak, matchTieBreak } of points) {
        length += 1
        if (tieBreak === null && matchTieBreak === null && lastTransition === 'POINT')
          expect(length).toBeLessThan(MOST_POINTS[rules.scoringMode])
        if (lastTransition !== 'POINT') length = 0
      }
    })
    fc.assert(property)
  })

  test('gives the swapped score when the teams are swapped', () => {
    const property = fc.property(anyRules, anySteps, (rules, steps) => {
      const swapped = steps.replace(/[BO]/g, (team) => (team === 'B' ? 'O' : 'B'))
      const { snapshot } = playLegally(rules, swapped)
      expect(snapshot).toEqual(swapTeams(playLegally(rules, steps).snapshot))
    })
    fc.assert(property)
  })

  test('is counted again from its effective events', () => {
    const property = fc.property(anyRules, anySteps, (rules, steps) => {
      const { events, snapshot } = playLegally(rules, steps)
      expect(effectiveSnapshot(events, rules)).toEqual(snapshot)
      expect(events.at(-1)?.snapshotAfter).toEqual(snapshot)
    })
    fc.assert(property)
  })

  test('gets exactly its earlier score back, point by point, down to the first one', () => {
    const property = fc.property(anyRules, anySteps, (rules, steps) => {
      const match = playLegally(rules, steps)
      for (;;) {
        const point = findReversible(match.events)
        if (point === null) break
        takeStep(match, '<')
        expect(match.snapshot).toEqual(point.snapshotBefore)
      }
      expect(match.snapshot).toEqual(INITIAL_SNAPSHOT)
    })
    fc.assert(property, { numRuns: 30 })
  })

  test('leaves the snapshot alone that a point is played on', () => {
    const property = fc.property(anyRules, anySteps, (rules, steps) => {
      const { snapshot } = playLegally(rules, steps)
      fc.pre(!snapshot.completed)
      const before = structuredClone(snapshot)
      playPoint(snapshot, 'BLUE', rules)
      expect(snapshot).toEqual(before)
    })
    fc.assert(property)
  })

  test('ends for any sequence of winners, with the kinds of sets of its version', () => {
    const property = fc.property(anyRules, fc.infiniteStream(fc.boolean()), (rules, wins) => {
      const match = playMatch(rules, '')
      for (const blueWins of wins) {
        if (match.snapshot.completed || match.snapshot.pointNumber > 3000) break
        takeStep(match, blueWins ? 'B' : 'O')
      }
      const { completed, setHistory } = match.snapshot
      expect(completed).toBe(true)
      const last = setHistory[2]
      const isTieBreak = last !== undefined && Math.max(last.blue, last.orange) >= 10
      expect(isTieBreak).toBe(last !== undefined && rules.ruleVersion === 'padel-2026.1+mtb10')
    })
    fc.assert(property, { numRuns: 50 })
  })
})

function swapTeams(snapshot: ScoreSnapshot): ScoreSnapshot {
  const swap = <T>({ blue, orange }: Pair<T>): Pair<T> => ({ blue: orange, orange: blue })
  const { tieBreak, matchTieBreak, winner } = snapshot
  return {
    ...snapshot,
    points: swap(snapshot.points),
    games: swap(snapshot.games),
    sets: swap(snapshot.sets),
    setHistory: snapshot.setHistory.map(swap),
    tieBreak: tieBreak && swap(tieBreak),
    matchTieBreak: matchTieBreak && swap(matchTieBreak),
    winner: winner === null ? null : winner === 'BLUE' ? 'ORANGE' : 'BLUE',
  }
}

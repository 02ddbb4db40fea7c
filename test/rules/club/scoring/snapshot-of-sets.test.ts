import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { findImpossibleScore } from '../../../../rules/club/scoring/find-impossible-score.ts'
import type { RuleVersion } from '../../../../rules/club/scoring/match-rules.ts'
import { INITIAL_SNAPSHOT, type Pair } from '../../../../rules/club/scoring/snapshot.ts'
import {
  checkSets,
  type SetFault,
  setsOf,
  snapshotOfSets,
} from '../../../../rules/club/scoring/snapshot-of-sets.ts'
import { TEAMS } from '../../../../schema/club/statuses.ts'
import { ADVANTAGE, anyRules, anySteps, playLegally, playMatch, takeStep } from './play.ts'

const FULL = 'padel-2026.1'
const MTB = 'padel-2026.1+mtb10'

/** `6-4 3-2` */
function toSets(text: string): Pair<number>[] {
  const counts = text.split(' ').filter((part) => part !== '')
  return counts.map((part) => {
    const [blue = Number.NaN, orange = Number.NaN] = part.split('-').map(Number)
    return { blue, orange }
  })
}

const anyTeam = fc.constantFrom(...TEAMS)
const anyCount = fc.oneof(fc.integer({ min: 0, max: 13 }), fc.integer({ min: -1, max: 1_001 }))
const anyPair = fc.record({ blue: anyCount, orange: anyCount })

describe('the sets of any match', () => {
  test('are accepted as its result, which has the same sets and winner', () => {
    const property = fc.property(anyRules, anySteps, (rules, steps) => {
      const { snapshot } = playLegally(rules, steps)
      const sets = setsOf(snapshot)
      expect(checkSets(sets, rules.ruleVersion)).toMatchObject({
        ...{ fault: null, winner: snapshot.winner },
      })
      const entered = snapshotOfSets(sets, rules)
      expect(findImpossibleScore(entered, rules)).toBeNull()
      const { setHistory, games, winner, completed, matchTieBreak } = snapshot
      expect(entered).toMatchObject({ setHistory, games, winner, completed, matchTieBreak })
      expect(entered.sets).toEqual(snapshot.sets)
      expect(setsOf(entered)).toEqual(sets)
      expect(entered.pointNumber).toBeLessThanOrEqual(snapshot.pointNumber)
      expect(entered.changeoverCount).toBeLessThanOrEqual(snapshot.changeoverCount)
    })
    fc.assert(property, { numRuns: 400 })
  })

  test('are accepted to the last point of a match that is played to its end', () => {
    const property = fc.property(anyRules, fc.infiniteStream(fc.boolean()), (rules, wins) => {
      const match = playMatch(rules, '')
      for (const blueWins of wins) {
        if (match.snapshot.completed || match.snapshot.pointNumber > 3_000) break
        takeStep(match, blueWins ? 'B' : 'O')
      }
      const entered = snapshotOfSets(setsOf(match.snapshot), rules)
      expect(findImpossibleScore(entered, rules)).toBeNull()
      const { setHistory, winner, completed, lastTransition } = match.snapshot
      expect(entered).toMatchObject({ setHistory, winner, completed, lastTransition })
    })
    fc.assert(property, { numRuns: 60 })
  })
})

describe('any sets that pass the check', () => {
  test('make a score that a match can have, and only they do', () => {
    const property = fc.property(anyRules, fc.array(anyPair, { maxLength: 4 }), (rules, sets) => {
      const { fault, winner } = checkSets(sets, rules.ruleVersion)
      fc.pre(fault === null)
      const entered = snapshotOfSets(sets, rules)
      expect(findImpossibleScore(entered, rules)).toBeNull()
      expect(entered.winner).toBe(winner)
      const played = sets.filter(({ blue, orange }) => blue + orange > 0)
      expect(setsOf(entered)).toEqual(played)
    })
    fc.assert(property, { numRuns: 2_000 })
  })

  test('go on being played by the engine', () => {
    const property = fc.property(anyRules, anySteps, anyTeam, (rules, steps, team) => {
      const entered = snapshotOfSets(setsOf(playLegally(rules, steps).snapshot), rules)
      fc.pre(!entered.completed)
      const match = { ...playMatch(rules, ''), snapshot: entered }
      takeStep(match, team === 'BLUE' ? 'B' : 'O')
      expect(findImpossibleScore(match.snapshot, rules)).toBeNull()
    })
    fc.assert(property)
  })
})

const FAULTS: [string, RuleVersion, number, SetFault][] = [
  ['7-3', FULL, 0, 'IMPOSSIBLE'],
  ['8-6', FULL, 0, 'IMPOSSIBLE'],
  ['7-7', FULL, 0, 'IMPOSSIBLE'],
  ['6-4 6-7 10-8', FULL, 2, 'IMPOSSIBLE'],
  ['5-4 6-3', FULL, 0, 'UNFINISHED'],
  ['0-0 6-3', FULL, 0, 'UNFINISHED'],
  ['6-4 6-4 1-0', FULL, 2, 'AFTER_END'],
  ['6-4 6-4 0-0', FULL, 2, 'AFTER_END'],
  ['6-4 4-6 6-4 6-4', FULL, 3, 'AFTER_END'],
  ['6-4 4-6 11-8', MTB, 2, 'IMPOSSIBLE'],
  ['6-4 4-6 5-3 6-4', MTB, 2, 'UNFINISHED'],
  ['6-1.5', FULL, 0, 'IMPOSSIBLE'],
  ['6-4 x-6', FULL, 1, 'IMPOSSIBLE'],
  ['6-4 4-6 1001-999', MTB, 2, 'IMPOSSIBLE'],
]

describe('a result', () => {
  test.each(FAULTS)('of %s under %s has a fault in set %i: %s', (text, version, index, kind) => {
    const sets = toSets(text)
    expect(checkSets(sets, version).fault).toEqual({ index, kind })
  })

  test('of 90 minutes that ended 6-4 3-2 has a set, five games and no winner', () => {
    const entered = snapshotOfSets(toSets('6-4 3-2'), ADVANTAGE)
    expect(entered).toEqual({
      ...INITIAL_SNAPSHOT,
      ...{ games: { blue: 3, orange: 2 }, sets: { blue: 1, orange: 0 } },
      ...{ setHistory: toSets('6-4'), pointNumber: 60, changeoverCount: 8, lastTransition: 'GAME' },
    })
  })

  test('of a match tie-break has it as its third set, and as its own field', () => {
    const entered = snapshotOfSets(toSets('6-4 4-6 12-10'), { ...ADVANTAGE, ruleVersion: MTB })
    expect(entered).toMatchObject({
      ...{ setHistory: toSets('6-4 4-6 12-10'), matchTieBreak: { blue: 12, orange: 10 } },
      ...{ winner: 'BLUE', completed: true, sets: { blue: 2, orange: 1 }, lastTransition: 'MATCH' },
    })
  })

  test('of a match tie-break that goes on shows its points', () => {
    const rules = { ...ADVANTAGE, ruleVersion: MTB } as const
    const entered = snapshotOfSets(toSets('6-4 4-6 7-5'), rules)
    expect(entered).toMatchObject({
      ...{ points: { blue: '7', orange: '5' }, matchTieBreak: { blue: 7, orange: 5 } },
      ...{ winner: null, setHistory: toSets('6-4 4-6'), lastTransition: 'POINT' },
    })
  })

  test('of 6-6 stands before its tie-break', () => {
    expect(snapshotOfSets(toSets('6-6'), ADVANTAGE)).toMatchObject({
      ...{ games: { blue: 6, orange: 6 }, tieBreak: { blue: 0, orange: 0 }, setHistory: [] },
    })
  })

  test('of no set is that of a match at 0-0', () => {
    expect(snapshotOfSets([], ADVANTAGE)).toEqual(INITIAL_SNAPSHOT)
    expect(snapshotOfSets(toSets('0-0'), ADVANTAGE)).toEqual(INITIAL_SNAPSHOT)
  })

  test('is asked for the points of a match tie-break once both teams have a set', () => {
    expect(checkSets(toSets('6-4 4-6'), MTB).matchTieBreakIndex).toBe(2)
    expect(checkSets(toSets('6-4'), MTB).matchTieBreakIndex).toBeNull()
    expect(checkSets(toSets('6-4 4-6'), FULL).matchTieBreakIndex).toBeNull()
  })
})

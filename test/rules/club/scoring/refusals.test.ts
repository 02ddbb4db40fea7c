import { describe, expect, test } from '@jest/globals'
import { asMatchRules, asRuleVersion } from '../../../../rules/club/scoring/match-rules.ts'
import { award } from '../../../../rules/club/scoring/rules.ts'
import { findReversible } from '../../../../rules/club/scoring/score-events.ts'
import type { Problem } from '../../../../schema/problem.ts'
import { effectiveSnapshot } from '../../../support/club/effective-snapshot.ts'
import { ADVANTAGE, awardTo, correct, GOLDEN, playMatch, STAR, takeStep } from './play.ts'

const WON_MATCH = 'BBBB'.repeat(12)

describe('reversing a point', () => {
  test('is refused directly after the start of the match', () => {
    const match = playMatch(ADVANTAGE, '')
    expect(() => takeStep(match, '<')).toThrow(refusal('There is no point to reverse.'))
  })

  test('is refused when every point is reversed already', () => {
    const match = playMatch(ADVANTAGE, 'BO<<')
    expect(() => takeStep(match, '<')).toThrow(refusal('There is no point'))
  })

  test('stops at a correction, also when a side was chosen after it', () => {
    const match = playMatch(GOLDEN, 'B')
    correct(match, playMatch(GOLDEN, 'BOBOBO').snapshot)
    expect(() => takeStep(match, '<')).toThrow(refusal('corrected after the last point'))
    takeStep(match, 'L')
    expect(() => takeStep(match, '<')).toThrow(refusal('corrected after the last point'))
    takeStep(match, 'B')
    takeStep(match, '<')
    expect(match.snapshot.decidingPointSide).toBe('LEFT')
    expect(findReversible(match.events)).toBeNull()
  })

  test('stops at an award', () => {
    const match = playMatch(ADVANTAGE, 'BB')
    awardTo(match, 'ORANGE')
    expect(() => takeStep(match, '<')).toThrow(refusal('an award cannot be reversed'))
  })

  test('takes the points back last in, first out', () => {
    const match = playMatch(STAR, 'BOB<O<<')
    const reversed = match.events.map(({ reversedEventId }) => reversedEventId)
    expect(reversed).toEqual([null, null, null, null, '4', null, '6', '3'])
    expect(match.snapshot.points).toEqual({ blue: '15', orange: '0' })
  })

  test('reopens a match that its last point had won', () => {
    const match = playMatch(ADVANTAGE, `${WON_MATCH}<`)
    expect(match.snapshot).toMatchObject({ completed: false, winner: null })
    expect(effectiveSnapshot(match.events, ADVANTAGE)).toEqual(match.snapshot)
  })
})

describe('choosing a side', () => {
  test.each([
    ['at the start', STAR, ''],
    ['at the first deuce of star point scoring', STAR, 'BOBOBO'],
    ['at a deuce of advantage scoring', ADVANTAGE, 'BOBOBO'],
    ['at 40-30 of golden point scoring', GOLDEN, 'BOBOB'],
  ])('is refused %s', (_when, rules, steps) => {
    const match = playMatch(rules, steps)
    expect(() => takeStep(match, 'L')).toThrow(refusal('No deciding point is pending'))
  })

  test('is refused at 40-40 points of a tie-break', () => {
    const match = playMatch(GOLDEN, `${'BBBBOOOO'.repeat(6)}${'BO'.repeat(40)}`)
    expect(match.snapshot.points).toEqual({ blue: '40', orange: '40' })
    expect(() => takeStep(match, 'L')).toThrow(refusal('No deciding point is pending'))
  })

  test('replaces an earlier choice and plays no point', () => {
    const { snapshot } = playMatch(GOLDEN, 'BOBOBOLR')
    expect(snapshot).toMatchObject({ decidingPointSide: 'RIGHT', pointNumber: 6 })
  })
})

describe('a match that is over', () => {
  const match = playMatch(ADVANTAGE, WON_MATCH)

  test.each(['B', 'L'])('takes no further step (%s)', (step) => {
    expect(() => takeStep(match, step)).toThrow(refusal('The match is over'))
  })

  test('cannot be awarded', () => {
    expect(() => award(match.snapshot, 'ORANGE')).toThrow(refusal('The match is over'))
  })
})

describe('awarding a match', () => {
  test('keeps the score, and only finished sets in the history', () => {
    const match = playMatch(ADVANTAGE, `${'BBBB'.repeat(9)}OOB`)
    const before = match.snapshot
    awardTo(match, 'ORANGE')
    expect(match.snapshot).toEqual({
      ...before,
      completed: true,
      winner: 'ORANGE',
      lastTransition: 'MATCH',
    })
    expect(match.snapshot.setHistory).toEqual([{ blue: 6, orange: 0 }])
  })
})

describe('rules of a match', () => {
  test('are of the known versions', () => {
    expect(asRuleVersion('padel-2026.1')).toBe('padel-2026.1')
    expect(asRuleVersion('padel-2026.1+mtb10')).toBe('padel-2026.1+mtb10')
  })

  test.each([
    ['version', { scoringMode: 'ADVANTAGE', ruleVersion: 'toString' }, 'padel-2026.1 or'],
    ['scoring mode', { scoringMode: 'SILVER_POINT', ruleVersion: 'padel-2026.1' }, 'STAR_POINT'],
  ])('are refused with an unknown %s', (_what, chosen, message) => {
    expect(() => asMatchRules(chosen)).toThrow(refusal(message, 'invalid_input'))
  })
})

/** A thrown error that is equal in its code and speaks the given words. */
function refusal(words: string, code = 'state_conflict'): Problem {
  const like = { code, message: expect.stringContaining(words) }
  return expect.objectContaining(like) as unknown as Problem
}

import { describe, expect, test } from '@jest/globals'
import { findImpossibleScore } from '../../../../rules/club/scoring/find-impossible-score.ts'
import type { MatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { award } from '../../../../rules/club/scoring/rules.ts'
import type { ScoreSnapshot } from '../../../../rules/club/scoring/snapshot.ts'
import { ADVANTAGE, GOLDEN, playMatch, STAR } from './play.ts'

const MTB: MatchRules = { scoringMode: 'ADVANTAGE', ruleVersion: 'padel-2026.1+mtb10' }
const LOVE_SETS = `${'BBBB'.repeat(6)}${'OOOO'.repeat(6)}`
const TIE_BREAK = 'BBBBOOOO'.repeat(6)
const pair = (blue: number, orange: number) => ({ blue, orange })
const points = (blue: string, orange: string) => ({ points: { blue, orange } })

/** What is played, what is then wrong about it, and the words that say so. */
const FAULTS: [MatchRules, string, Partial<ScoreSnapshot>, string][] = [
  [ADVANTAGE, '', { games: pair(-1, 0) }, 'Every count'],
  [ADVANTAGE, '', { pointNumber: 0.5 }, 'Every count'],
  [ADVANTAGE, '', { changeoverCount: 2 ** 31 }, 'Every count'],
  [ADVANTAGE, '', { sets: pair(3, 0) }, 'sets must be'],
  [ADVANTAGE, '', { sets: pair(1, 0) }, 'sets must count'],
  [ADVANTAGE, '', { setHistory: [pair(6, 5)], sets: pair(1, 0) }, 'setHistory[0]'],
  [ADVANTAGE, '', { setHistory: [pair(10, 8)], sets: pair(1, 0) }, 'setHistory[0]'],
  [ADVANTAGE, 'BBBB'.repeat(12), { setHistory: Array(3).fill(pair(6, 0)) }, 'end with the second'],
  [ADVANTAGE, 'B', { games: pair(6, 2) }, 'games must be'],
  [ADVANTAGE, 'B', { games: pair(7, 4) }, 'games must be'],
  [ADVANTAGE, 'B', { games: pair(7, 7) }, 'games must be'],
  [
    MTB,
    `${LOVE_SETS}${'B'.repeat(10)}`,
    { setHistory: [pair(6, 0), pair(0, 6), pair(12, 9)] },
    'setHistory[2]',
  ],
  [ADVANTAGE, 'B', { games: pair(6, 6) }, 'tieBreak must be present'],
  [ADVANTAGE, 'B', { tieBreak: pair(0, 0) }, 'tieBreak must be present'],
  [ADVANTAGE, `${TIE_BREAK}B`, { tieBreak: pair(7, 5) }, 'tieBreak must not be over'],
  [ADVANTAGE, `${TIE_BREAK}B`, points('15', '0'), 'points must repeat'],
  [ADVANTAGE, LOVE_SETS, { matchTieBreak: pair(0, 0) }, 'matchTieBreak must be present'],
  [MTB, LOVE_SETS, { matchTieBreak: null }, 'matchTieBreak must be present'],
  [MTB, LOVE_SETS, { matchTieBreak: pair(10, 3) }, 'matchTieBreak must not be over'],
  [MTB, LOVE_SETS, { games: pair(1, 0) }, 'games must be 0-0'],
  [MTB, `${LOVE_SETS}${'B'.repeat(10)}`, { matchTieBreak: pair(10, 2) }, 'last element'],
  [ADVANTAGE, 'B', points('16', '0'), 'points must be of'],
  [ADVANTAGE, 'B', points('AD', '30'), 'AD only against 40'],
  [ADVANTAGE, 'B', points('AD', 'AD'), 'AD only against 40'],
  [GOLDEN, 'B', points('AD', '40'), 'never AD'],
  [ADVANTAGE, 'BOBOBO', { starDeuceCount: 1 }, 'starDeuceCount must be 0'],
  [STAR, 'BOBOBO', { starDeuceCount: 0 }, 'starDeuceCount must be 1 to 3'],
  [STAR, 'BOBOBOB', { starDeuceCount: 3 }, 'starDeuceCount must be 1 to 2'],
  [STAR, 'BOBOBO', { decidingPointSide: 'LEFT' }, 'decidingPointSide'],
  [STAR, '', { winner: 'BLUE' }, 'winner must be'],
  [STAR, '', { completed: true }, 'winner must be'],
  [STAR, 'B', { completed: true, winner: 'BLUE' }, 'lastTransition must be MATCH'],
  [STAR, 'B', { lastTransition: 'MATCH' }, 'lastTransition must be MATCH'],
  [ADVANTAGE, 'BBBB'.repeat(12), { winner: 'ORANGE' }, 'two sets must be the winner'],
  [
    ADVANTAGE,
    'BBBB'.repeat(12),
    { completed: false, winner: null, lastTransition: 'SET' },
    'two sets must be the winner',
  ],
  [ADVANTAGE, 'BBBB'.repeat(12), points('15', '0'), 'must be zero after the last set'],
  [ADVANTAGE, 'BBBB', { lastTransition: 'POINT' }, 'GAME or SET between'],
  [ADVANTAGE, 'B', { lastTransition: 'GAME' }, 'directly after a game'],
  [ADVANTAGE, 'BBBB', { lastTransition: 'SET' }, 'directly after a set'],
  [ADVANTAGE, 'BO', { pointNumber: 1 }, 'pointNumber must be 2'],
  [ADVANTAGE, 'BOBOBO', { pointNumber: 5 }, 'pointNumber must be at least 6'],
  [GOLDEN, 'BBBB', { pointNumber: 8 }, 'pointNumber must be 4 to 7'],
  [STAR, 'BBBB', { pointNumber: 12 }, 'pointNumber must be 4 to 11'],
  [STAR, 'BOBOBOBO', { pointNumber: 6 }, 'pointNumber must be 8'],
  [STAR, 'BBBB', { changeoverCount: 0 }, 'changeoverCount must be 1'],
  [ADVANTAGE, `${TIE_BREAK}BBBBBBB`, { changeoverCount: 7 }, 'changeoverCount must be at least 8'],
]

describe('a corrected score', () => {
  test.each(FAULTS)('is refused: %j after "%s" with %j is no score, %s', (...fault) => {
    const [rules, steps, change, words] = fault
    expect(
      findImpossibleScore({ ...playMatch(rules, steps).snapshot, ...change }, rules),
    ).toContain(words)
  })

  test('may be of a match that was awarded before its deciding point', () => {
    const awarded = award(playMatch(GOLDEN, 'BOBOBOL').snapshot, 'ORANGE')
    expect(awarded.decidingPointSide).toBe('LEFT')
    expect(findImpossibleScore(awarded, GOLDEN)).toBeNull()
  })

  test('is accepted if a match can reach it', () => {
    const { snapshot } = playMatch(STAR, 'BBBBOOOOBBBBOO')
    const corrected = { ...snapshot, games: pair(1, 2), ...points('15', '15') }
    expect(findImpossibleScore(corrected, STAR)).toBeNull()
  })
})

import { describe, expect, test } from '@jest/globals'
import { displayPhase } from '../../../../rules/club/scoring/display-phase.ts'
import type { MatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { ADVANTAGE, GOLDEN, playMatch, STAR } from './play.ts'

const MTB: MatchRules = { scoringMode: 'GOLDEN_POINT', ruleVersion: 'padel-2026.1+mtb10' }
const LOVE_SETS = `${'BBBB'.repeat(6)}${'OOOO'.repeat(6)}`
const TIE_BREAK = 'BBBBOOOO'.repeat(6)

describe('the phase a board shows', () => {
  test.each([
    ['SCHEDULED', 'IDLE'],
    ['READY', 'WELCOME'],
    ['WAITING_FOR_PLAYERS', 'TEAM_SETUP'],
    ['PAUSED', 'PAUSED'],
    ['COMPLETED', 'RESULT'],
    ['CANCELLED', 'CLOSED'],
    ['ABORTED', 'CLOSED'],
  ] as const)('of a session that is %s is %s, whatever its score', (status, phase) => {
    expect(displayPhase(status, null, 'STAR_POINT')).toBe(phase)
    const { snapshot } = playMatch(STAR, 'BBBB')
    expect(displayPhase(status, snapshot, 'STAR_POINT')).toBe(phase)
  })

  test.each([
    ['at the start', ADVANTAGE, '', 'LIVE'],
    ['in a game', ADVANTAGE, 'BO', 'LIVE'],
    ['at a deuce of advantage scoring', ADVANTAGE, 'BOBOBO', 'LIVE'],
    ['before a golden point', GOLDEN, 'BOBOBO', 'DECIDING_POINT'],
    ['after the side is chosen', GOLDEN, 'BOBOBOL', 'DECIDING_POINT'],
    ['at the second deuce of star point scoring', STAR, 'BOBOBOBO', 'LIVE'],
    ['before a star point', STAR, 'BOBOBOBOBO', 'DECIDING_POINT'],
    ['after the first game', ADVANTAGE, 'BBBB', 'CHANGEOVER'],
    ['after the second game', ADVANTAGE, 'BBBBOOOO', 'LIVE'],
    ['after the point that follows a changeover', ADVANTAGE, 'BBBBO', 'LIVE'],
    ['after that point is reversed', ADVANTAGE, 'BBBBO<', 'CHANGEOVER'],
    ['after a set of even games', ADVANTAGE, 'BBBB'.repeat(6), 'SET_BREAK'],
    ['after a set that changes ends too', ADVANTAGE, `OOOO${'BBBB'.repeat(6)}`, 'SET_BREAK'],
    ['at 6-6', ADVANTAGE, TIE_BREAK, 'TIE_BREAK'],
    ['after the sixth point of a tie-break', ADVANTAGE, `${TIE_BREAK}BOBOBO`, 'CHANGEOVER'],
    ['after its seventh', ADVANTAGE, `${TIE_BREAK}BOBOBOB`, 'TIE_BREAK'],
    ['when a match tie-break opens', MTB, LOVE_SETS, 'SET_BREAK'],
    ['in a match tie-break', MTB, `${LOVE_SETS}B`, 'MATCH_TIE_BREAK'],
    ['after its sixth point', MTB, `${LOVE_SETS}BOBOBO`, 'CHANGEOVER'],
  ] as const)('%s is as the last point left it', (_when, rules, steps, phase) => {
    const { snapshot } = playMatch(rules, steps)
    expect(displayPhase('ACTIVE', snapshot, rules.scoringMode)).toBe(phase)
  })
})

import { describe, expect, test } from '@jest/globals'
import { displayPhase } from '../../../../rules/club/scoring/display-phase.ts'
import { type BoardScore, withPoints } from '../../../../rules/club/scoring/from-graph.ts'
import {
  type MatchRules,
  RULE_VERSIONS,
  SCORING_MODES,
} from '../../../../rules/club/scoring/match-rules.ts'
import { playPoint } from '../../../../rules/club/scoring/rules.ts'
import { INITIAL_SNAPSHOT, type ScoreSnapshot } from '../../../../rules/club/scoring/snapshot.ts'
import { makeRandom } from '../../../../sandbox/making/random.ts'

/** What a board has of a score that the platform counts. */
function aMatch(snapshot: ScoreSnapshot, rules: MatchRules & { ruleVersion: string }) {
  const { changeoverCount: _count, lastTransition: _transition, ...score } = snapshot
  const status = snapshot.completed ? 'COMPLETED' : 'ACTIVE'
  const phase = displayPhase(status, snapshot, rules.scoringMode)
  return { ...rules, displayPhase: phase, score: score as BoardScore | null }
}

const RULES = SCORING_MODES.flatMap((scoringMode) =>
  RULE_VERSIONS.map((ruleVersion) => ({ scoringMode, ruleVersion })),
)
const [FIRST = { scoringMode: 'ADVANTAGE', ruleVersion: 'padel-2026.1' } as const] = RULES

describe('points that are tapped and not recorded yet', () => {
  test.each(RULES)(
    'are shown as the platform will count them, in $scoringMode and $ruleVersion',
    (rules) => {
      const random = makeRandom('kept')
      for (let round = 0; round < 12; round += 1) {
        const blueShare = 0.35 + 0.05 * (round % 7)
        let snapshot = INITIAL_SNAPSHOT
        let seen = aMatch(snapshot, rules)
        while (!snapshot.completed) {
          const team = random.next() < blueShare ? 'BLUE' : 'ORANGE'
          snapshot = playPoint(snapshot, team, rules)
          seen = withPoints(seen, [team])
          expect(seen).toEqual(aMatch(snapshot, rules))
        }
        expect(withPoints(seen, ['BLUE'])).toEqual(seen)
      }
    },
  )

  test('leave a match alone that has no score yet, or the rules of a later release', () => {
    const match = aMatch(INITIAL_SNAPSHOT, FIRST)
    for (const other of [
      { ...match, score: null },
      { ...match, ruleVersion: 'padel-2031.1' },
    ])
      expect(withPoints(other, ['BLUE'])).toEqual(other)
  })
})

import { describe, expect, test } from '@jest/globals'
import type { BoardMatch, Team } from '../../../portal/src/pages/courts/court/board.ts'
import { withKeptPoints } from '../../../portal/src/pages/courts/score-pad/kept-points.ts'
import { displayPhase } from '../../../rules/club/scoring/display-phase.ts'
import {
  type MatchRules,
  RULE_VERSIONS,
  SCORING_MODES,
} from '../../../rules/club/scoring/match-rules.ts'
import { playPoint } from '../../../rules/club/scoring/rules.ts'
import { INITIAL_SNAPSHOT, type ScoreSnapshot } from '../../../rules/club/scoring/snapshot.ts'
import { makeRandom } from '../../../sandbox/making/random.ts'

/** What a board has of a score that the platform counts. */
function aMatch(snapshot: ScoreSnapshot, rules: MatchRules): BoardMatch {
  const { changeoverCount: _count, lastTransition: _transition, ...score } = snapshot
  const phase = snapshot.completed ? 'RESULT' : displayPhase('ACTIVE', snapshot, rules.scoringMode)
  return {
    ...{ id: 's-1', scheduledStart: '2026-11-23T09:00:00Z', eventSequence: 1, players: [] },
    ...{ scheduledEnd: '2026-11-23T10:30:00Z', status: 'ACTIVE', displayPhase: phase },
    ...{ ...rules, score: score as BoardMatch['score'] },
  }
}

const RULES = SCORING_MODES.flatMap((scoringMode) =>
  RULE_VERSIONS.map((ruleVersion) => ({ scoringMode, ruleVersion })),
)

describe('points that are tapped and not recorded yet', () => {
  test.each(RULES)(
    'are shown as the platform will count them, in $scoringMode and $ruleVersion',
    (rules) => {
      const random = makeRandom('kept')
      for (let round = 0; round < 12; round += 1) {
        const blueShare = 0.35 + 0.05 * (round % 7)
        let snapshot = INITIAL_SNAPSHOT
        let shown = aMatch(snapshot, rules)
        while (!snapshot.completed) {
          const team: Team = random.next() < blueShare ? 'BLUE' : 'ORANGE'
          snapshot = playPoint(snapshot, team, rules)
          shown = withKeptPoints(shown, [team])
          expect(shown).toEqual(aMatch(snapshot, rules))
        }
        expect(withKeptPoints(shown, ['BLUE'])).toEqual(shown)
      }
    },
  )

  test('leave a match alone that has no score yet', () => {
    const match = { ...aMatch(INITIAL_SNAPSHOT, RULES[0] as MatchRules), score: null }
    expect(withKeptPoints(match, ['BLUE'])).toEqual(match)
  })
})

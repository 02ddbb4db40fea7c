import {
  type MatchRules,
  RULE_VERSIONS,
  SCORING_MODES,
} from '../../rules/club/scoring/match-rules.ts'
import { playPoint } from '../../rules/club/scoring/rules.ts'
import { INITIAL_SNAPSHOT } from '../../rules/club/scoring/snapshot.ts'
import type { Team } from '../../schema/club/statuses.ts'

const SCORING_TITLE = 'score points'

const ROUNDS = 5
const POINTS_PER_ROUND = 1_000_000

/** Scores random matches on one core, cycling through all rules, and returns the points per second. */
export function scorePoints(): string {
  const wins = makeWins()
  playAll(wins)
  const rates = Array.from({ length: ROUNDS }, () => {
    const started = performance.now()
    playAll(wins)
    return POINTS_PER_ROUND / (performance.now() - started) / 1000
  }).toSorted((a, b) => a - b)
  const [least, median, most] = [rates[0], rates[Math.floor(ROUNDS / 2)], rates.at(-1)].map(
    (rate = 0) => rate.toFixed(1),
  )
  return `${SCORING_TITLE}: ${median} million a second on one core (${least} to ${most})`
}

const ALL_RULES: MatchRules[] = SCORING_MODES.flatMap((scoringMode) =>
  RULE_VERSIONS.map((ruleVersion) => ({ scoringMode, ruleVersion })),
)

/** Generated in advance, so that only the scoring is measured. */
function makeWins(): Team[] {
  return Array.from({ length: POINTS_PER_ROUND }, () => (Math.random() < 0.5 ? 'BLUE' : 'ORANGE'))
}

function playAll(wins: readonly Team[]): void {
  let match = 0
  let snapshot = INITIAL_SNAPSHOT
  let rules = ruleOf(match)
  for (const team of wins) {
    if (snapshot.completed) {
      match += 1
      snapshot = INITIAL_SNAPSHOT
      rules = ruleOf(match)
    }
    snapshot = playPoint(snapshot, team, rules)
  }
  if (match === 0) throw new Error('No match came to its end.')
}

function ruleOf(match: number): MatchRules {
  const rules = ALL_RULES[match % ALL_RULES.length]
  if (rules === undefined) throw new Error('There are no rules to play under.')

  return rules
}

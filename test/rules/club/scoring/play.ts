import fc from 'fast-check'
import {
  type MatchRules,
  RULE_VERSIONS,
  SCORING_MODES,
} from '../../../../rules/club/scoring/match-rules.ts'
import {
  award,
  chooseSide,
  isDecidingPointPending,
  playPoint,
} from '../../../../rules/club/scoring/rules.ts'
import {
  requireReversible,
  type ScoredEvent,
  type ScoreEventType,
} from '../../../../rules/club/scoring/score-events.ts'
import { INITIAL_SNAPSHOT, type ScoreSnapshot } from '../../../../rules/club/scoring/snapshot.ts'
import type { Team } from '../../../../schema/club/statuses.ts'

export interface Match {
  rules: MatchRules
  events: ScoredEvent[]
  snapshot: ScoreSnapshot
}

export const ADVANTAGE: MatchRules = { scoringMode: 'ADVANTAGE', ruleVersion: 'padel-2026.1' }

export const GOLDEN: MatchRules = { scoringMode: 'GOLDEN_POINT', ruleVersion: 'padel-2026.1' }

export const STAR: MatchRules = { scoringMode: 'STAR_POINT', ruleVersion: 'padel-2026.1' }

/** Each step is one act at the court: B O a point, L R a side, `<` a reversal. */
export function playMatch(rules: MatchRules, steps: string): Match {
  const match = { rules, events: [startOf()], snapshot: INITIAL_SNAPSHOT }
  for (const step of steps) takeStep(match, step)
  return match
}

/** A step that the match allows now, and otherwise a point: so any random text is a match. */
export function playLegally(rules: MatchRules, steps: string): Match {
  const match = playMatch(rules, '')
  for (const step of steps) if (isLegal(match, step)) takeStep(match, step)
  return match
}

export function takeStep(match: Match, step: string): void {
  const { rules, snapshot } = match
  if (step === '<') {
    const { id, team, snapshotBefore } = requireReversible(match.events)
    append(match, 'POINT_REVERSED', team, snapshotBefore ?? INITIAL_SNAPSHOT, id)
  } else if (step === 'L' || step === 'R') {
    const side = step === 'L' ? 'LEFT' : 'RIGHT'
    append(match, 'DECIDING_SIDE_SELECTED', null, chooseSide(snapshot, side, rules))
  } else {
    const team = step === 'B' ? 'BLUE' : 'ORANGE'
    append(match, 'POINT_WON', team, playPoint(snapshot, team, rules))
  }
}

export function correct(match: Match, corrected: ScoreSnapshot): void {
  append(match, 'SCORE_CORRECTED', null, corrected)
}

export function awardTo(match: Match, team: Team): void {
  append(match, 'MATCH_AWARDED', team, award(match.snapshot, team))
}

export const anyRules: fc.Arbitrary<MatchRules> = fc.record({
  scoringMode: fc.constantFrom(...SCORING_MODES),
  ruleVersion: fc.constantFrom(...RULE_VERSIONS),
})

/** Mostly points; with `B` and `O` near to each other, deuces and tie-breaks come up often. */
export const anySteps: fc.Arbitrary<string> = fc
  .oneof(
    fc.array(fc.constantFrom('B', 'O', 'B', 'O', 'B', 'O', 'L', 'R', '<'), { maxLength: 250 }),
    fc.array(fc.constantFrom('BOBOBO', 'BOBOB', 'BBBB', 'OOOO', 'BO', 'R', '<'), { maxLength: 70 }),
    fc.array(fc.constantFrom('BBBBOOOO', 'BO', 'OB', 'BBBB'), { maxLength: 40 }),
  )
  .map((steps) => steps.join(''))

function isLegal({ rules, snapshot, events }: Match, step: string): boolean {
  if (step === '<') return isReversible(events)
  if (snapshot.completed) return false
  return 'BO'.includes(step) || isDecidingPointPending(snapshot, rules.scoringMode)
}

function isReversible(events: readonly ScoredEvent[]): boolean {
  const played = events.filter(({ eventType }) => eventType === 'POINT_WON').length
  const reversed = events.filter(({ eventType }) => eventType === 'POINT_REVERSED').length
  return played > reversed
}

function startOf(): ScoredEvent {
  return {
    id: '1',
    eventType: 'MATCH_STARTED',
    team: null,
    snapshotBefore: null,
    snapshotAfter: INITIAL_SNAPSHOT,
    reversedEventId: null,
  }
}

function append(
  match: Match,
  eventType: ScoreEventType,
  team: Team | null,
  snapshotAfter: ScoreSnapshot,
  reversedEventId: string | null = null,
): void {
  const id = String(match.events.length + 1)
  const snapshotBefore = match.snapshot
  match.events.push({ id, eventType, team, snapshotBefore, snapshotAfter, reversedEventId })
  match.snapshot = snapshotAfter
}

import { invalidInput } from '../../../../platform/input/issues.ts'
import { findResultRefusal, type ResultEnding } from '../../../../rules/club/results.ts'
import type { MatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { award } from '../../../../rules/club/scoring/rules.ts'
import {
  INITIAL_SNAPSHOT,
  type Pair,
  type ScoreSnapshot,
} from '../../../../rules/club/scoring/snapshot.ts'
import {
  checkSets,
  type SetFault,
  snapshotOfSets,
} from '../../../../rules/club/scoring/snapshot-of-sets.ts'
import type { Team } from '../../../../schema/club/statuses.ts'
import { Problem } from '../../../../schema/problem.ts'
import {
  COMPLETED_FIELDS,
  type MatchSession,
  publishOfSession,
  type SessionDecision,
} from '../session.ts'
import type { ScoreDraft, ScoreEvent } from './score-event.ts'

/** A result as staff type it. */
export interface EnteredResult {
  sets: readonly Pair<number>[]
  ending?: ResultEnding | null | undefined
  winner?: Team | null | undefined
}

/** The score by the sets, and the team that won because the other one gave up. */
export interface Result {
  bySets: ScoreSnapshot
  retirement: { winner: Team } | null
}

export interface ResultDecision extends SessionDecision {
  /** In their order; the last one holds the result. */
  scoreEvents: [ScoreEvent, ...ScoreEvent[]]
}

/** Reads a result under the rules of its match; throws if no match could have it. */
export function readResult(entered: EnteredResult, rules: MatchRules): Result {
  const { sets, ending = null, winner = null } = entered
  const checked = checkSets(sets, rules.ruleVersion)
  if (checked.fault) {
    const { index, kind } = checked.fault
    throw invalid(`sets[${index}]`, FAULTS[kind])
  }
  const bySets = snapshotOfSets(sets, rules)
  if (checked.winner !== null) {
    if (ending !== null) throw invalid('ending', 'The match is won by its sets.')
    if (winner !== null && winner !== checked.winner)
      throw invalid('winner', `The winner by the sets is ${checked.winner}.`)
    return { bySets, retirement: null }
  }
  if (ending === null)
    throw invalid('ending', 'No team has won two sets: TIME or RETIRED says how the match ended.')
  if (ending === 'TIME') {
    if (winner !== null) throw invalid('winner', 'A match that its time ended has no winner.')
    return { bySets, retirement: null }
  }
  if (winner === null) throw invalid('winner', 'RETIRED needs the team that did not give up.')
  return { bySets, retirement: { winner } }
}

/** The score after the result. */
export function scoreOf({ bySets, retirement }: Result): ScoreSnapshot {
  return retirement ? award(bySets, retirement.winner) : bySets
}

/**
 * Records a result: the score events, the session after them, and what is published. The session never becomes ACTIVE, so
 * that no start is published; the completion comes last.
 */
export function enterResult(
  session: MatchSession,
  result: Result,
  { drafts, now }: { drafts: () => ScoreDraft; now: Date },
): ResultDecision {
  requireResultTaken(session, now)
  const score = scoreOf(result)
  if (session.score?.completed && !score.completed)
    throw conflict(session, 'The match has a winner: its result cannot be one without.')

  const scoreEvents = toScoreEvents(session, result, drafts, now)
  const isEnded = session.status === 'COMPLETED'
  const after: MatchSession = {
    ...session,
    ...timesOf(session, now),
    status: 'COMPLETED',
    score,
    eventSequence: session.eventSequence + scoreEvents.length,
    // A match that its time has ended stays so while nobody has won it.
    endedBy: isEnded && !score.completed ? session.endedBy : 'STAFF',
    scoredAt: now,
    dueAt: null,
    updatedAt: now,
  }
  let decision: SessionDecision = { session: after, events: [] }
  const moved = MOVED.filter(([field]) => !isSame(session[field], after[field]))
  if (moved.length > 0) {
    const names = moved.map(([, name]) => name)
    decision = publishOfSession(decision, 'session.status_changed', names)
  }
  decision = publishOfSession(decision, 'score.corrected', ['event_sequence', 'score'])
  if (!isEnded || session.score?.winner !== score.winner)
    decision = publishOfSession(decision, 'match.completed', COMPLETED_FIELDS)
  return { ...decision, scoreEvents }
}

const FAULTS: Readonly<Record<SetFault, string>> = {
  IMPOSSIBLE: 'This is neither a finished nor an unfinished set of the match.',
  UNFINISHED: 'Only the last set may be unfinished.',
  AFTER_END: 'The match is won before this set.',
}

const REFUSALS = {
  NOT_DUE: 'The session is SCHEDULED: a result is entered from 15 minutes before its start.',
  CALLED_OFF:
    'The session was called off: a result is entered only if it was not started, or its time broke it off.',
  TOO_LATE: 'The match ended more than seven days ago.',
} as const

const MOVED = [
  ['status', 'status'],
  ['actualStart', 'actual_start'],
  ['actualEnd', 'actual_end'],
] as const

export function requireResultTaken(session: MatchSession, now: Date): void {
  const refusal = findResultRefusal(session, now)
  if (refusal !== null) throw conflict(session, REFUSALS[refusal])
}

/** A start that was not recorded comes first; of a walkover, too, which was a mistake if there is a result. */
function toScoreEvents(
  session: MatchSession,
  { bySets, retirement }: Result,
  drafts: () => ScoreDraft,
  now: Date,
): [ScoreEvent, ...ScoreEvent[]] {
  let sequence = session.eventSequence
  const append = (
    step: Pick<ScoreEvent, 'eventType' | 'snapshotBefore' | 'snapshotAfter'> & Partial<ScoreEvent>,
  ): ScoreEvent => {
    sequence += 1
    const { clubId, id: matchSessionId } = session
    const none = { team: null, awardReason: null, awardedFrom: null, reversedEventId: null }
    return { ...drafts(), clubId, matchSessionId, ...none, ...step, sequence, createdAt: now }
  }
  const started =
    session.actualStart === null
      ? [
          append({
            eventType: 'MATCH_STARTED',
            snapshotBefore: null,
            snapshotAfter: INITIAL_SNAPSHOT,
          }),
        ]
      : []
  const snapshotBefore = session.actualStart === null ? INITIAL_SNAPSHOT : session.score
  const corrected = append({ eventType: 'SCORE_CORRECTED', snapshotBefore, snapshotAfter: bySets })
  const awarded = retirement
    ? [
        append({
          ...{ eventType: 'MATCH_AWARDED', team: retirement.winner, awardReason: 'RETIREMENT' },
          ...{ snapshotBefore: bySets, snapshotAfter: award(bySets, retirement.winner) },
        }),
      ]
    : []
  return [...started, corrected, ...awarded] as [ScoreEvent, ...ScoreEvent[]]
}

/**
 * What is known of the play stays. The rest follows the plan, never ahead of the present, and no match ends before it starts.
 * The end of a match without a start is the moment of its walkover.
 */
function timesOf(
  { actualStart, actualEnd, scheduledStart, scheduledEnd }: MatchSession,
  now: Date,
): { actualStart: Date; actualEnd: Date } {
  const end = earlier(now, scheduledEnd)
  if (actualStart === null) return { actualStart: earlier(scheduledStart, end), actualEnd: end }
  return { actualStart, actualEnd: actualEnd ?? later(actualStart, end) }
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)

const later = (a: Date, b: Date) => (a > b ? a : b)

function isSame(before: string | Date | null, after: string | Date | null): boolean {
  return before?.valueOf() === after?.valueOf()
}

function invalid(path: string, message: string): Problem {
  return invalidInput([{ in: 'body', path, rule: 'result', message }])
}

function conflict({ status, eventSequence }: MatchSession, message: string): Problem {
  return new Problem('state_conflict', message, { status, eventSequence })
}

import { invalidInput } from '../../../../platform/input/issues.ts'
import {
  type AwardReason,
  isBeforePlay,
  isPastReopening,
  isUnplayed,
  isWalkover,
  mayAward,
  SCORED_IN,
  type Unplayed,
} from '../../../../rules/club/match-states.ts'
import { findImpossibleScore } from '../../../../rules/club/scoring/find-impossible-score.ts'
import { asMatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { award, chooseSide, playPoint } from '../../../../rules/club/scoring/rules.ts'
import type { ScoreEventType } from '../../../../rules/club/scoring/score-events.ts'
import {
  INITIAL_SNAPSHOT,
  type ScoreSnapshot,
  type Side,
} from '../../../../rules/club/scoring/snapshot.ts'
import type { Team } from '../../../../schema/club/statuses.ts'
import { Problem } from '../../../../schema/problem.ts'
import { dueAtOf } from '../clock/due-times.ts'
import { type Move, moveTo, requireStatus } from '../rules.ts'
import {
  COMPLETED_FIELDS,
  type MatchSession,
  publishOfSession,
  type SessionDecision,
} from '../session.ts'
import { requireResultTaken } from './result-rules.ts'
import type { ScoreDraft, ScoreEvent } from './score-event.ts'

export interface ScoreDecision extends SessionDecision {
  event: ScoreEvent
}

interface ScoreStep {
  eventType: ScoreEventType
  team: Team | null
  /** Null where the walkover of a match that never began is taken back. */
  after: ScoreSnapshot | null
  awardReason?: AwardReason | null
  reversed?: ReversedEvent
}

/** The event that a reversal takes back. */
export type ReversedEvent = Pick<ScoreEvent, 'id' | 'team' | 'snapshotBefore' | 'awardedFrom'>

/** Published event type; null if the status change alone is published. */
const PUBLISHED_AS: Readonly<Record<ScoreEventType, 'score.updated' | 'score.corrected' | null>> = {
  MATCH_STARTED: null,
  POINT_WON: 'score.updated',
  DECIDING_SIDE_SELECTED: 'score.updated',
  POINT_REVERSED: 'score.corrected',
  SCORE_CORRECTED: 'score.corrected',
  MATCH_AWARDED: null,
}

export function startMatch(session: MatchSession, draft: ScoreDraft, now: Date): ScoreDecision {
  requireStatus(session, SCORED_IN.MATCH_STARTED)
  // Checked now, not at the first point.
  asMatchRules(session)
  const step: ScoreStep = { eventType: 'MATCH_STARTED', team: null, after: INITIAL_SNAPSHOT }
  return append(session, step, draft, now)
}

export function recordPoint(
  session: MatchSession,
  team: Team,
  draft: ScoreDraft,
  now: Date,
): ScoreDecision {
  requireStatus(session, SCORED_IN.POINT_WON)
  const after = playPoint(scoreOf(session), team, asMatchRules(session))
  return append(session, { eventType: 'POINT_WON', team, after }, draft, now)
}

export function chooseDecidingSide(
  session: MatchSession,
  side: Side,
  draft: ScoreDraft,
  now: Date,
): ScoreDecision {
  requireStatus(session, SCORED_IN.DECIDING_SIDE_SELECTED)
  const after = chooseSide(scoreOf(session), side, asMatchRules(session))
  return append(session, { eventType: 'DECIDING_SIDE_SELECTED', team: null, after }, draft, now)
}

/** A session follows its booking until it begins, so one that could not is not taken back to that. */
export function refuseChangedBooking(session: MatchSession, isChanged: boolean): void {
  if (!isChanged) return

  throw conflict(
    session,
    'Its booking has changed since the walkover; it no longer fits the match.',
  )
}

/** Reverses the point, or the walkover, that the engine has identified as reversible. */
export function reversePoint(
  session: MatchSession,
  reversed: ReversedEvent,
  draft: ScoreDraft,
  now: Date,
): ScoreDecision {
  requireStatus(session, SCORED_IN.POINT_REVERSED)
  if (session.status === 'COMPLETED') requireReopenable(session, now)
  if (reversed.snapshotBefore === null && !isWalkover(session))
    throw conflict(session, 'The score before this point is not known; correct the score instead.')

  const { team, snapshotBefore: after } = reversed
  return append(session, { eventType: 'POINT_REVERSED', team, after, reversed }, draft, now)
}

/** Sets the whole score. A completed match stays completed, a timed-out one stays unfinished. */
export function correctScore(
  session: MatchSession,
  after: ScoreSnapshot,
  draft: ScoreDraft,
  now: Date,
): ScoreDecision {
  requireStatus(session, SCORED_IN.SCORE_CORRECTED)
  const fault = findImpossibleScore(after, asMatchRules(session))
  if (fault !== null)
    throw invalidInput([{ in: 'body', path: 'score', rule: 'score', message: fault }])
  if (session.status === 'COMPLETED' && after.completed !== scoreOf(session).completed)
    throw conflict(session, 'The match is over: a correction cannot change whether it was won.')

  return append(session, { eventType: 'SCORE_CORRECTED', team: null, after }, draft, now)
}

export function awardMatch(
  session: MatchSession,
  { team, reason = null }: { team: Team; reason?: AwardReason | null | undefined },
  draft: ScoreDraft,
  now: Date,
): ScoreDecision {
  const { status, score } = session
  // From there a result leads back; of a match that was not played, a walkover.
  if (status === 'CANCELLED' && reason === 'WALKOVER') requireResultTaken(session, now)
  else if (!mayAward(status, reason)) refuseAward(session)
  const after = award(isUnplayed(status) ? score : scoreOf(session), team)
  const step: ScoreStep = { eventType: 'MATCH_AWARDED', team, after, awardReason: reason }
  return append(session, step, draft, now)
}

function refuseAward(session: MatchSession): void {
  if (isBeforePlay(session.status))
    throw conflict(
      session,
      'The match has not begun; it is awarded with the reason WALKOVER alone.',
    )

  requireStatus(session, SCORED_IN.MATCH_AWARDED)
}

/** The event, the session after it, and what is published: status first, completion last. */
function append(
  session: MatchSession,
  step: ScoreStep,
  draft: ScoreDraft,
  now: Date,
): ScoreDecision {
  const { eventType, team, after, awardReason = null, reversed } = step
  const isAward = eventType === 'MATCH_AWARDED'
  const sequence = session.eventSequence + 1
  const event: ScoreEvent = {
    ...draft,
    clubId: session.clubId,
    matchSessionId: session.id,
    eventType,
    team,
    awardReason,
    awardedFrom: isAward && isUnplayed(session.status) ? session.status : null,
    snapshotBefore: session.score,
    snapshotAfter: after,
    reversedEventId: reversed?.id ?? null,
    sequence,
    createdAt: now,
  }
  const scored = {
    ...session,
    score: after,
    eventSequence: sequence,
    scoredAt: now,
    updatedAt: now,
  }
  const move = moveOf(session, step)
  let decision: SessionDecision =
    move === null
      ? { session: { ...scored, dueAt: dueAtOf(scored) }, events: [] }
      : moveTo(scored, move, now, move === 'cancelAgain' ? 'CLOCK' : null)
  if (move === 'start')
    decision = publishOfSession(decision, 'match.started', ['actual_start', 'status'])
  const published = PUBLISHED_AS[eventType]
  if (published) decision = publishOfSession(decision, published, ['event_sequence', 'score'])
  if (move === 'complete' || move === 'walkOver')
    decision = publishOfSession(decision, 'match.completed', COMPLETED_FIELDS)
  return { ...decision, event }
}

function moveOf({ status }: MatchSession, { eventType, after, reversed }: ScoreStep): Move | null {
  if (eventType === 'MATCH_STARTED') return 'start'
  if (isUnplayed(status)) return 'walkOver'
  if (status !== 'COMPLETED') return after?.completed ? 'complete' : null
  if (reversed === undefined) return null
  return reversed.awardedFrom === null ? 'reopen' : WAYS_BACK[reversed.awardedFrom]
}

/** From a walkover to the status before it. */
const WAYS_BACK = {
  SCHEDULED: 'scheduleAgain',
  READY: 'makeReadyAgain',
  WAITING_FOR_PLAYERS: 'openAgain',
  CANCELLED: 'cancelAgain',
} as const satisfies Record<Unplayed, Move>

function requireReopenable(session: MatchSession, now: Date): void {
  if (!scoreOf(session).completed)
    throw conflict(session, 'The match ended with its time; its last point did not win it.')

  if (isPastReopening(session.actualEnd, now))
    throw conflict(session, 'The match was completed more than ten minutes ago.')
}

function scoreOf(session: MatchSession): ScoreSnapshot {
  if (session.score !== null) return session.score

  throw conflict(session, 'The match has not been started.')
}

function conflict({ status, eventSequence }: MatchSession, message: string): Problem {
  return new Problem('state_conflict', message, { status, eventSequence })
}

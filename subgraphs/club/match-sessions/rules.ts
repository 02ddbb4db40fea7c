import { BEFORE_PLAY, isBeforePlay, isMatchOver } from '../../../rules/club/match-states.ts'
import type { SessionEnding } from '../../../rules/club/results.ts'
import type { MatchSessionStatus } from '../../../schema/club/statuses.ts'
import { Problem } from '../../../schema/problem.ts'
import { dueAtOf } from './clock/due-times.ts'
import { readRuleVersion } from './inputs.ts'
import { type MatchSession, publishOfSession, type SessionDecision } from './session.ts'

interface MoveRule {
  from: readonly MatchSessionStatus[]
  to: MatchSessionStatus
  /** Timestamp that the transition sets. */
  sets?: 'actualStart' | 'actualEnd'
  clears?: 'actualEnd'
}

/** All status transitions but that of an entered result (`scores/result-rules.ts`). */
export const MOVES = {
  makeReady: { from: ['SCHEDULED'], to: 'READY' },
  postpone: { from: ['READY', 'WAITING_FOR_PLAYERS'], to: 'SCHEDULED' },
  open: { from: ['READY'], to: 'WAITING_FOR_PLAYERS' },
  start: { from: ['READY', 'WAITING_FOR_PLAYERS'], to: 'ACTIVE', sets: 'actualStart' },
  pause: { from: ['ACTIVE'], to: 'PAUSED' },
  resume: { from: ['PAUSED'], to: 'ACTIVE' },
  complete: { from: ['ACTIVE', 'PAUSED'], to: 'COMPLETED', sets: 'actualEnd' },
  abort: { from: ['ACTIVE', 'PAUSED'], to: 'ABORTED', sets: 'actualEnd' },
  /** Reversal of the match point. */
  reopen: { from: ['COMPLETED'], to: 'ACTIVE', clears: 'actualEnd' },
  cancel: { from: BEFORE_PLAY, to: 'CANCELLED' },
  /** Award of a match that never began, and its way back. */
  walkOver: { from: [...BEFORE_PLAY, 'CANCELLED'], to: 'COMPLETED', sets: 'actualEnd' },
  scheduleAgain: { from: ['COMPLETED'], to: 'SCHEDULED', clears: 'actualEnd' },
  makeReadyAgain: { from: ['COMPLETED'], to: 'READY', clears: 'actualEnd' },
  cancelAgain: { from: ['COMPLETED'], to: 'CANCELLED', clears: 'actualEnd' },
  openAgain: { from: ['COMPLETED'], to: 'WAITING_FOR_PLAYERS', clears: 'actualEnd' },
} as const satisfies Record<string, MoveRule>

export type Move = keyof typeof MOVES

/**
 * Applies a transition; throws if it is not allowed from the current status. `endedBy` is what ends the session by it, where
 * that is not play.
 */
export function moveTo(
  session: MatchSession,
  move: Move,
  now: Date,
  endedBy: SessionEnding | null = null,
): SessionDecision {
  const rule: MoveRule = MOVES[move]
  requireStatus(session, rule.from)

  const { to, sets, clears } = rule
  const moved: MatchSession = {
    ...session,
    status: to,
    ...(sets && { [sets]: now }),
    ...(clears && { [clears]: null }),
    endedBy: isMatchOver(to) ? endedBy : null,
    updatedAt: now,
  }
  const time = sets ?? clears
  const fields = time === undefined ? ['status'] : [PUBLIC_NAMES[time], 'status']
  const timed = { ...moved, dueAt: dueAtOf(moved) }
  return publishOfSession({ session: timed, events: [] }, 'session.status_changed', fields)
}

const PUBLIC_NAMES = { actualStart: 'actual_start', actualEnd: 'actual_end' } as const

export function requireStatus(
  { status, eventSequence }: MatchSession,
  allowed: readonly MatchSessionStatus[],
): void {
  if (allowed.includes(status)) return

  throw new Problem(
    'state_conflict',
    `The session is ${status}; this needs ${allowed.join(' or ')}.`,
    { status, eventSequence },
  )
}

/** True while the session follows its booking. */
export function isNotStarted({ status }: MatchSession): boolean {
  return isBeforePlay(status)
}

/** False for a cancelled session: its booking may get a new one. */
export function isStanding(session: MatchSession | null): session is MatchSession {
  return session !== null && session.status !== 'CANCELLED'
}

/** True once play has begun, or a walkover is recorded: the session does not follow its booking. */
export function hasStarted(session: MatchSession | null): session is MatchSession {
  return isStanding(session) && !isNotStarted(session)
}

export function becomesActive(before: MatchSession, after: MatchSession): boolean {
  return after.status === 'ACTIVE' && before.status !== 'ACTIVE'
}

/** A court has one ACTIVE match at a time: another one is not started, resumed or reopened on it. */
export function refuseTakenCourt(
  { status, eventSequence }: MatchSession,
  isCourtTaken: boolean,
): void {
  if (!isCourtTaken) return

  throw new Problem('state_conflict', 'Another match on this court is ACTIVE.', {
    status,
    eventSequence,
  })
}

/** Optimistic lock: throws if the writer has not seen the last event. */
export function requireSeen(session: MatchSession, seen: number): void {
  if (seen === session.eventSequence) return

  throw new Problem(
    'state_conflict',
    `The session is at event ${session.eventSequence}; ${seen} was sent. Read it again.`,
    { eventSequence: session.eventSequence },
  )
}

/** Settings of a session; undefined fields stay unchanged. */
export interface SessionSettings {
  scoringMode?: string | null | undefined
  ruleVersion?: string | null | undefined
  /** Null: no AI model is used. */
  aiModelVersion?: string | null | undefined
}

export function configure(
  session: MatchSession,
  { scoringMode, ruleVersion, aiModelVersion }: SessionSettings,
  now: Date,
): SessionDecision {
  const chosen = {
    scoringMode: scoringMode ?? session.scoringMode,
    ruleVersion: ruleVersion == null ? session.ruleVersion : readRuleVersion(ruleVersion),
  }
  const isSame =
    chosen.scoringMode === session.scoringMode && chosen.ruleVersion === session.ruleVersion
  if (!isSame && session.eventSequence > 0)
    throw new Problem(
      'state_conflict',
      'scoringMode and ruleVersion are frozen from the first score event.',
      { status: session.status, eventSequence: session.eventSequence },
    )

  const model = aiModelVersion === undefined ? session.aiModelVersion : aiModelVersion
  if (isSame && model === session.aiModelVersion) return { session, events: [] }

  const changed = { ...session, ...chosen, aiModelVersion: model, updatedAt: now }
  return { session: changed, events: [] }
}

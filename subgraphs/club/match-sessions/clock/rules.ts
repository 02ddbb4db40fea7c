import { isNotStarted, type Move, moveTo } from '../rules.ts'
import {
  COMPLETED_FIELDS,
  type MatchSession,
  publishOfSession,
  type SessionDecision,
} from '../session.ts'
import { overtimeEndOf, READY_WINDOW_MS } from './due-times.ts'

/**
 * Applies all due transitions by time. Sessions of a closed court stay SCHEDULED until they end or the court opens.
 */
export function moveByClock(session: MatchSession, isUsable: boolean, now: Date): SessionDecision {
  let decision: SessionDecision = { session, events: [] }
  for (;;) {
    const move = findMove(decision.session, isUsable, now)
    if (move === null) break
    const next = applyMove(decision.session, move, now)
    decision = { session: next.session, events: [...decision.events, ...next.events] }
  }
  const isHeld = decision.session.status === 'SCHEDULED' && !isUsable
  return isHeld
    ? { ...decision, session: { ...decision.session, dueAt: session.scheduledEnd } }
    : decision
}

/** The transition that is due. A session that has not begun by its scheduled end is a no-show: it is cancelled. */
function findMove(session: MatchSession, isUsable: boolean, now: Date): Move | null {
  const { status, scheduledStart, scheduledEnd, score } = session
  if (isNotStarted(session) && scheduledEnd <= now) return 'cancel'

  if (status === 'SCHEDULED') {
    const isNear = scheduledStart.getTime() <= now.getTime() + READY_WINDOW_MS
    return isNear && isUsable ? 'makeReady' : null
  }
  if (status === 'READY') return scheduledStart <= now ? 'open' : null
  if (status !== 'ACTIVE' && status !== 'PAUSED') return null
  if (overtimeEndOf(session) > now) return null
  return (score?.pointNumber ?? 0) > 0 ? 'complete' : 'abort'
}

function applyMove(session: MatchSession, move: Move, now: Date): SessionDecision {
  const moved = moveTo(session, move, now, 'CLOCK')
  return move === 'complete' ? publishOfSession(moved, 'match.completed', COMPLETED_FIELDS) : moved
}

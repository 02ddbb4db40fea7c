import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Tx } from '../../foundation/transaction.ts'
import type { ClubContext } from '../context.ts'
import { asUmpire, type Umpire } from './access.ts'
import { isCourtTaken } from './court-use.ts'
import { ScoreInput } from './inputs.ts'
import { type LockedSession, lockOnCourt } from './locks.ts'
import { type SessionPayload, toPayload } from './payload.ts'
import type { ScoreEvent, ScoreSource } from './score-event.ts'
import { scoreEventStore } from './score-event-store.ts'
import type { ScoreDecision, ScoreDraft } from './scoring-rules.ts'
import type { MatchSession } from './session.ts'
import { writeSession } from './write-session.ts'

/** One score event to append: what it is, and the rule that decides it. */
export interface ScoreChange {
  eventType: ScoreEvent['eventType']
  /** Left out where it is not the writer who says it. */
  team?: ScoreEvent['team']
  decide(step: ScoreStep): ScoreDecision | Promise<ScoreDecision>
}

export interface ScoreStep {
  tx: Tx
  session: MatchSession
  draft: ScoreDraft
  now: Date
}

/** Appends one score event for a writer who has seen all before it. */
export async function changeScore(
  context: ClubContext,
  input: unknown,
  scoreChange: ScoreChange,
): Promise<SessionPayload> {
  const { caller, change, newId, environment } = context
  const umpire = asUmpire(caller)
  const { sessionId, eventSequence, clientEventId = null, source } = parseInput(ScoreInput, input)
  if (source === 'SIMULATOR' && environment === 'PRODUCTION')
    throw new Problem('forbidden', 'Nothing is simulated in production.')
  const id = asUuid(sessionId, 'match session')

  const { result } = await change(null, async (tx, now) => {
    const locked = await lockOnCourt(tx, umpire, id)
    const { session } = locked
    const known = clientEventId && (await scoreEventStore.findByClientEvent(tx, id, clientEventId))
    if (known) {
      requireSame(known, scoreChange, session)
      return { result: toPayload(locked, session, caller, known, 'REPLAY'), events: [] }
    }
    requireSeen(session, eventSequence)
    const draft = { id: newId(), source: sourceOf(umpire, source, session), clientEventId }
    const decision = await scoreChange.decide({ tx, session, draft, now })
    await requireFreeCourt(tx, locked, decision.session)
    await scoreEventStore.add(tx, decision.event)
    const events = await writeSession(tx, { ...locked, umpire: umpire.kind }, decision, now)
    return { result: toPayload(locked, decision.session, caller, decision.event), events }
  })
  return result
}

/** Only one session of a court may be ACTIVE; its row is locked by whoever wants to make one so. */
export async function requireFreeCourt(
  tx: Tx,
  { court, session }: LockedSession,
  after: MatchSession,
): Promise<void> {
  if (after.status !== 'ACTIVE' || session.status === 'ACTIVE') return
  if (!(await isCourtTaken(tx, court.id, session.id))) return

  throw new Problem('state_conflict', 'Another match on this court is ACTIVE.', {
    status: session.status,
    eventSequence: session.eventSequence,
  })
}

/** Refuses a writer who has not seen the last event. */
export function requireSeen(session: MatchSession, seen: number): void {
  if (seen === session.eventSequence) return

  throw new Problem(
    'state_conflict',
    `The session is at event ${session.eventSequence}; ${seen} was sent. Read it again.`,
    { eventSequence: session.eventSequence },
  )
}

function requireSame(
  known: ScoreEvent,
  { eventType, team = known.team }: Pick<ScoreChange, 'eventType' | 'team'>,
  { eventSequence }: MatchSession,
): void {
  if (known.eventType === eventType && known.team === team) return

  throw new Problem(
    'state_conflict',
    'This clientEventId already names another event of the session.',
    { eventSequence },
  )
}

function sourceOf(
  { kind }: Umpire,
  relayed: ScoreSource | null | undefined,
  { aiModelVersion }: MatchSession,
): ScoreSource {
  if (relayed === 'AI_VISION' && aiModelVersion === null)
    throw new Problem('invalid_input', 'source: AI_VISION needs aiModelVersion on the session.')

  return relayed ?? (kind === 'device' ? 'COURT_DEVICE' : 'STAFF_PORTAL')
}

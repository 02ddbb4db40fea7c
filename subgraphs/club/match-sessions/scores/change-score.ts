import { asUuid } from '../../../../platform/ids.ts'
import { parseInput } from '../../../../platform/input/issues.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { ClubContext } from '../../records/context.ts'
import { asUmpire, type SessionEditor } from '../access.ts'
import { lockOnCourt, requireFreeCourt, writeSession } from '../change-session.ts'
import { completeChange } from '../changed-fields.ts'
import { ScoreInput } from '../inputs.ts'
import { requireSeen } from '../rules.ts'
import type { MatchSession } from '../session.ts'
import { type SessionPayload, toPayload } from '../visibility.ts'
import type { ScoreDecision } from './rules.ts'
import type { ScoreDraft } from './score-event.ts'
import { scoreEventStore } from './store.ts'
import {
  type NamedScore,
  refuseSimulation,
  requireRepetition,
  sourceOf,
} from './submission-rules.ts'

/** A score event to append, and its rule. */
export interface ScoreChange extends NamedScore {
  decide(step: ScoreStep): ScoreDecision | Promise<ScoreDecision>
}

export interface ScoreStep {
  tx: Tx
  session: MatchSession
  draft: ScoreDraft
  now: Date
}

/** Appends a score event, under an optimistic lock on the last sequence. */
export async function changeScore(
  context: ClubContext,
  input: unknown,
  scoreChange: ScoreChange,
): Promise<SessionPayload> {
  const { caller, change, newId, environment } = context
  const umpire = asUmpire(caller)
  const { sessionId, eventSequence, clientEventId = null, source } = parseInput(ScoreInput, input)
  refuseSimulation(source, environment)
  const id = asUuid(sessionId, 'match session')

  const { result } = await change(null, async (tx, now) => {
    const locked = await lockOnCourt(tx, umpire, id)
    const { session } = locked
    const known = clientEventId && (await scoreEventStore.findByClientEvent(tx, id, clientEventId))
    if (known) {
      requireRepetition(known, scoreChange, session)
      return { result: toPayload(locked, session, caller, known, 'REPLAY'), events: [] }
    }
    requireSeen(session, eventSequence)
    const draft = { id: newId(), source: sourceOf(umpire.kind, source, session), clientEventId }
    const decided = await scoreChange.decide({ tx, session, draft, now })
    const decision = completeChange(session, noteEnder(session, decided, umpire.kind))
    await requireFreeCourt(tx, locked, decision.session)
    await scoreEventStore.add(tx, decision.event)
    const events = await writeSession(tx, { ...locked, umpire: umpire.kind }, decision, now)
    return { result: toPayload(locked, decision.session, caller, decision.event), events }
  })
  return result
}

/** Staff who award a match or correct it to its end have ended it; a match that a point wins ends by play. */
function noteEnder(
  before: MatchSession,
  decision: ScoreDecision,
  by: SessionEditor['kind'],
): ScoreDecision {
  const { session, event } = decision
  const isEnding = session.status === 'COMPLETED' && before.status !== 'COMPLETED'
  if (!isEnding || event.eventType === 'POINT_WON' || by !== 'staff') return decision

  return { ...decision, session: { ...session, endedBy: 'STAFF' } }
}

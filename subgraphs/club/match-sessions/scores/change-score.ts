import { asUuid } from '../../../../platform/ids.ts'
import { parseInput } from '../../../../platform/issues.ts'
import { Problem } from '../../../../platform/problem.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { ClubContext } from '../../records/context.ts'
import { asUmpire, type SessionEditor } from '../access.ts'
import { lockOnCourt, requireFreeCourt, writeSession } from '../change-session.ts'
import { ScoreInput } from '../inputs.ts'
import { requireSeen } from '../rules.ts'
import type { MatchSession } from '../session.ts'
import { type SessionPayload, toPayload } from '../visibility.ts'
import type { ScoreDecision, ScoreDraft } from './rules.ts'
import type { ScoreEvent, ScoreSource } from './score-event.ts'
import { scoreEventStore } from './store.ts'

/** A score event to append, and its rule. */
export interface ScoreChange {
  eventType: ScoreEvent['eventType']
  /** Absent if the writer does not choose the team. */
  team?: ScoreEvent['team']
  /** Compares the type's own fields with an earlier event, for repetitions. */
  isSame?(known: ScoreEvent): boolean
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

function requireSame(
  known: ScoreEvent,
  { eventType, team = known.team, isSame = () => true }: ScoreChange,
  { eventSequence }: MatchSession,
): void {
  if (known.eventType === eventType && known.team === team && isSame(known)) return

  throw new Problem(
    'state_conflict',
    'This clientEventId already names another event of the session.',
    { eventSequence },
  )
}

function sourceOf(
  { kind }: SessionEditor,
  relayed: ScoreSource | null | undefined,
  { aiModelVersion }: MatchSession,
): ScoreSource {
  if (relayed === 'AI_VISION' && aiModelVersion === null)
    throw new Problem('invalid_input', 'source: AI_VISION needs aiModelVersion on the session.')

  return relayed ?? (kind === 'device' ? 'COURT_DEVICE' : 'STAFF_PORTAL')
}

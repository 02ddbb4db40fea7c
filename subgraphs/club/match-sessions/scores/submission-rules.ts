import { Problem } from '../../../../schema/problem.ts'
import type { SessionEditor } from '../access.ts'
import type { MatchSession } from '../session.ts'
import type { ScoreEvent, ScoreSource } from './score-event.ts'

/** The fields by which a repeated score event is recognized. */
export interface NamedScore {
  eventType: ScoreEvent['eventType']
  /** Absent if the writer does not choose the team. */
  team?: ScoreEvent['team']
  /** Compares the type's own fields with an earlier event. */
  isSame?(known: ScoreEvent): boolean
}

/** A score event with the `clientEventId` of an earlier one repeats it; with other content it is refused. */
export function requireRepetition(
  known: ScoreEvent,
  { eventType, team = known.team, isSame = () => true }: NamedScore,
  { eventSequence }: MatchSession,
): void {
  if (known.eventType === eventType && known.team === team && isSame(known)) return

  throw new Problem(
    'state_conflict',
    'This clientEventId already names another event of the session.',
    { eventSequence },
  )
}

/** Points and awards share their input; only an award has a reason. */
export function refuseReason({ reason }: { reason?: string | null | undefined }): void {
  if (reason == null) return

  throw new Problem('invalid_input', 'reason: only an award has one.')
}

/** Simulated scores are for the sandbox alone. */
export function refuseSimulation(
  source: ScoreSource | null | undefined,
  environment: 'SANDBOX' | 'PRODUCTION',
): void {
  if (source !== 'SIMULATOR' || environment !== 'PRODUCTION') return

  throw new Problem('forbidden', 'Nothing is simulated in production.')
}

/** The source of a score event: the writer's, unless it relays another; AI_VISION needs a model on the session. */
export function sourceOf(
  writer: SessionEditor['kind'],
  relayed: ScoreSource | null | undefined,
  { aiModelVersion }: Pick<MatchSession, 'aiModelVersion'>,
): ScoreSource {
  if (relayed === 'AI_VISION' && aiModelVersion === null)
    throw new Problem('invalid_input', 'source: AI_VISION needs aiModelVersion on the session.')

  return relayed ?? (writer === 'device' ? 'COURT_DEVICE' : 'STAFF_PORTAL')
}

import { isDeepStrictEqual } from 'node:util'
import { displayPhase } from '../../../rules/club/scoring/display-phase.ts'
import { asScoringMode } from '../../../rules/club/scoring/match-rules.ts'
import { laterThan } from '../../foundation/change/optimistic-lock.ts'
import { type MatchSession, publishOfSession, type SessionDecision } from './session.ts'

/** Columns that are invisible, immutable, or named by other event types. */
type Unnamed =
  | 'id'
  | 'organizationId'
  | 'clubId'
  | 'bookingId'
  | 'participants'
  | 'scoredAt'
  | 'dueAt'
  | 'endedBy'
  | 'publishedCount'
  | 'createdAt'
  | 'updatedAt'

const PUBLIC_NAMES: Readonly<Record<Exclude<keyof MatchSession, Unnamed>, string>> = {
  locationId: 'location_id',
  courtId: 'court_id',
  scheduledStart: 'scheduled_start',
  scheduledEnd: 'scheduled_end',
  actualStart: 'actual_start',
  actualEnd: 'actual_end',
  status: 'status',
  scoringMode: 'scoring_mode',
  ruleVersion: 'rule_version',
  eventSequence: 'event_sequence',
  aiModelVersion: 'ai_model_version',
  score: 'score',
}

const FIELDS = Object.entries(PUBLIC_NAMES) as [keyof typeof PUBLIC_NAMES, string][]

/** Completes a decision of the rules about a stored session: its events, and the moment of its change. */
export function completeChange<Decision extends SessionDecision>(
  before: MatchSession,
  decision: Decision,
): Decision {
  const { session } = decision
  // A decision that changes nothing has the stored moment itself.
  const isChanged = session.updatedAt !== before.updatedAt
  const updatedAt = isChanged ? laterThan(before, session.updatedAt) : before.updatedAt
  return nameChanges(before, { ...decision, session: { ...session, updatedAt } })
}

/**
 * Completes `changed_fields`, so that a change's events name every visible field that differs. The first event names
 * the missing ones; without an event, one is added.
 */
function nameChanges<Decision extends SessionDecision>(
  before: MatchSession,
  decision: Decision,
): Decision {
  const named = new Set(decision.events.flatMap(({ changedFields }) => changedFields))
  const missing = differingFields(before, decision.session).filter((name) => !named.has(name))
  if (missing.length === 0) return decision

  const [first, ...rest] = decision.events
  if (first === undefined)
    return { ...decision, ...publishOfSession(decision, 'session.status_changed', missing) }

  const full = { ...first, changedFields: [...first.changedFields, ...missing] }
  return { ...decision, events: [full, ...rest] }
}

function differingFields(before: MatchSession, after: MatchSession): string[] {
  const stored = FIELDS.filter(([field]) => !isDeepStrictEqual(before[field], after[field]))
  const names = stored.map(([, name]) => name)
  return phaseOf(before) === phaseOf(after) ? names : [...names, 'display_phase']
}

function phaseOf({ status, score, scoringMode }: MatchSession) {
  return displayPhase(status, score, asScoringMode(scoringMode))
}

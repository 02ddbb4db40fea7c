import { isDeepStrictEqual } from 'node:util'
import { asUuid } from '../../../../platform/ids.ts'
import { parseInput } from '../../../../platform/input/issues.ts'
import { asMatchRules } from '../../../../rules/club/scoring/match-rules.ts'
import { setsOf } from '../../../../rules/club/scoring/snapshot-of-sets.ts'
import { Problem } from '../../../../schema/problem.ts'
import { auditStore } from '../../../foundation/audit/store.ts'
import { concurrentUpdate } from '../../../foundation/change/optimistic-lock.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import { writeCourtStatus } from '../../courts/change-court.ts'
import type { ClubEvent } from '../../records/club-event.ts'
import type { ClubContext } from '../../records/context.ts'
import { asUmpire, requireSessionStaff } from '../access.ts'
import { type LockedSession, lockOnCourt } from '../change-session.ts'
import { completeChange } from '../changed-fields.ts'
import { EnterResultInput } from '../inputs.ts'
import type { SessionPlan } from '../plan.ts'
import type { MatchSession } from '../session.ts'
import { matchSessionStore } from '../store.ts'
import { type SessionPayload, toPayload } from '../visibility.ts'
import { findStandingPlan } from './plan-store.ts'
import { enterResult, type Result, readResult, scoreOf } from './result-rules.ts'
import { scoreEventStore } from './store.ts'
import { type NamedScore, requireRepetition } from './submission-rules.ts'

/** Records the result of a match under its row lock, whatever else is played on its court. */
export async function changeResult(context: ClubContext, input: unknown): Promise<SessionPayload> {
  const { caller, change, newId } = context
  requireSessionStaff(caller)
  const umpire = asUmpire(caller)
  const {
    sessionId,
    eventSequence,
    clientEventId = null,
    ...entered
  } = parseInput(EnterResultInput, input)
  const id = asUuid(sessionId, 'match session')

  const { result: payload } = await change(null, async (tx, now) => {
    const locked = await lockOnCourt(tx, umpire, id)
    const { session } = locked
    const result = readResult(entered, asMatchRules(session))
    const known = clientEventId && (await scoreEventStore.findByClientEvent(tx, id, clientEventId))
    if (known) {
      requireRepetition(known, toNamedScore(result), session)
      return { result: toPayload(locked, session, caller, known, 'REPLAY'), events: [] }
    }
    if (eventSequence !== session.eventSequence) throw await findNewerResult(tx, session)

    const drafts = () => ({ id: newId(), source: 'STAFF_PORTAL', clientEventId: null }) as const
    const plan = await findItsPlan(tx, session)
    const decided = enterResult({ ...session, ...plan }, result, { drafts, now })
    if (plan === null) throw hasNoBooking(session)
    const decision = completeChange(session, decided)
    const scoreEvents = nameLast(decision.scoreEvents, clientEventId)
    for (const event of scoreEvents) await scoreEventStore.add(tx, event)
    await matchSessionStore.replace(tx, decision.session)
    const events = [...(await settleCourt(tx, locked, now)), ...decision.events]
    const last = scoreEvents.at(-1) ?? null
    return { result: toPayload(locked, decision.session, caller, last), events }
  })
  return payload
}

/** The last event has the result, and so its name. */
function nameLast<Event extends object>(
  events: readonly Event[],
  clientEventId: string | null,
): Event[] {
  return events.map((event, index) =>
    index === events.length - 1 ? { ...event, clientEventId } : event,
  )
}

/** How the last event of a result is recognized when the result is sent again. */
function toNamedScore(result: Result): NamedScore {
  const score = scoreOf(result)
  const isSame: NamedScore['isSame'] = ({ snapshotAfter }) =>
    isDeepStrictEqual(snapshotAfter, score)
  return result.retirement
    ? { eventType: 'MATCH_AWARDED', team: result.retirement.winner, isSame }
    : { eventType: 'SCORE_CORRECTED', team: null, isSame }
}

/** The refusal of a result that was typed beside another event, with what was recorded instead. */
async function findNewerResult(tx: Tx, session: MatchSession): Promise<Problem> {
  const { id, eventSequence, status, score } = session
  const event = await scoreEventStore.findBySequence(tx, id, eventSequence)
  // The event has an entry of its own, so that it names only who recorded it.
  const actor = event && (await auditStore.findLatestActor(tx, event.id, BEFORE_ALL))
  return concurrentUpdate(
    'result',
    { updatedAt: event?.createdAt ?? session.updatedAt },
    {
      ...{ eventSequence, status, source: event?.source ?? null },
      ...{ sets: score === null ? [] : setsOf(score), winner: score?.winner ?? null },
      ...(actor && { updatedBy: actor.actorId, updatedByName: actor.actorName }),
    },
  )
}

const BEFORE_ALL = new Date(0)

/**
 * What a session that was called off takes over of its booking; null if the booking is cancelled, or has another session. A
 * snapshot changes a cancelled session no more: what it brought since then comes with the result. A match that had begun
 * stays as it was played.
 */
export async function findItsPlan(
  tx: Tx,
  session: MatchSession,
): Promise<Partial<SessionPlan> | null> {
  const { status, bookingId } = session
  const isCalledOff = status === 'CANCELLED' || status === 'ABORTED'
  if (!isCalledOff || bookingId === null) return {}

  const plan = await findStandingPlan(tx, session)
  return status === 'ABORTED' ? plan && {} : plan
}

export function hasNoBooking({ status, eventSequence }: MatchSession): Problem {
  return new Problem(
    'state_conflict',
    'Its booking is cancelled, or has another session by now: that one takes the result.',
    { status, eventSequence },
  )
}

/** A result claims no court: only one whose match it ends is free again. */
async function settleCourt(
  tx: Tx,
  { court, session }: LockedSession,
  now: Date,
): Promise<readonly ClubEvent[]> {
  const isInPlay = session.status === 'ACTIVE' || session.status === 'PAUSED'
  if (!isInPlay) return []

  return (await writeCourtStatus(tx, matchSessionStore, court, now)).events
}

import { isDeepStrictEqual } from 'node:util'
import type { MutationCorrectScoreArgs } from '../../../../built/types/club.ts'
import type { Caller } from '../../../../platform/caller.ts'
import { asUuid, requireUuid } from '../../../../platform/ids.ts'
import type { Clock } from '../../../../platform/time/clock.ts'
import { isWalkover } from '../../../../rules/club/match-states.ts'
import { requireReversible } from '../../../../rules/club/scoring/score-events.ts'
import type { ScoreSnapshot } from '../../../../rules/club/scoring/snapshot.ts'
import { notFound, requireFound } from '../../../../schema/problem.ts'
import type { Tx } from '../../../foundation/database/transaction.ts'
import type { Loader } from '../../../foundation/graph/loaders.ts'
import { listPage } from '../../../foundation/lists/paging.ts'
import type { FieldsOf } from '../../records/fields-of.ts'
import { reference, relation } from '../../records/relations.ts'
import { authorizeSessionRead, requireSessionStaff } from '../access.ts'
import { matchSessionStore } from '../store.ts'
import { changeResult, findItsPlan, hasNoBooking } from './change-result.ts'
import { changeScore } from './change-score.ts'
import * as rules from './rules.ts'
import type { ScoreEvent } from './score-event.ts'
import { keyOfStart, STARTS_COUNTED_MS } from './start-store.ts'
import { scoreEventStore } from './store.ts'
import { refuseReason } from './submission-rules.ts'

export const Query = {
  scoreEvent(_parent, args, context) {
    const reach = authorizeSessionRead(context.caller, 'scores:read')
    const sessionId = requireUuid(args.sessionId, 'sessionId')
    return scoreEventStore.find(context.database, reach, { sessionId, id: requireUuid(args.id) })
  },

  scoreEvents(_parent, args, context) {
    const reach = authorizeSessionRead(context.caller, 'scores:read')
    const sessionId = asUuid(args.sessionId, 'match session')
    return listPage<ScoreEvent>({
      context,
      list: ['scoreEvents', sessionId],
      args,
      async read(slice) {
        const events = await scoreEventStore.list(context.database, reach, { ...slice, sessionId })
        if (events === null) throw notFound('match session')

        return events
      },
      positionOf: ({ sequence, id }) => [sequence ?? 0, id],
    })
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  startMatch: (_parent, { input }, context) =>
    changeScore(context, input, {
      eventType: 'MATCH_STARTED',
      team: null,
      decide: ({ session, draft, now }) => rules.startMatch(session, draft, now),
    }),

  recordPoint(_parent, { input }, context) {
    refuseReason(input)
    return changeScore(context, input, {
      eventType: 'POINT_WON',
      team: input.team,
      decide: ({ session, draft, now }) => rules.recordPoint(session, input.team, draft, now),
    })
  },

  chooseDecidingSide: (_parent, { input }, context) =>
    changeScore(context, input, {
      eventType: 'DECIDING_SIDE_SELECTED',
      team: null,
      isSame: ({ snapshotAfter }) => snapshotAfter?.decidingPointSide === input.side,
      decide: ({ session, draft, now }) =>
        rules.chooseDecidingSide(session, input.side, draft, now),
    }),

  reversePoint: (_parent, { input }, context) =>
    changeScore(context, input, {
      eventType: 'POINT_REVERSED',
      async decide({ tx, session, draft, now }) {
        if (isWalkover(session)) {
          requireSessionStaff(context.caller)
          rules.refuseChangedBooking(
            session,
            await matchSessionStore.differsFromBooking(tx, session.id),
          )
        }
        return rules.reversePoint(session, await findReversible(tx, session.id), draft, now)
      },
    }),

  correctScore(_parent, { input }, context) {
    requireSessionStaff(context.caller)
    const after = toSnapshot(input.score)
    return changeScore(context, input, {
      eventType: 'SCORE_CORRECTED',
      team: null,
      isSame: ({ snapshotAfter }) => isDeepStrictEqual(snapshotAfter, after),
      decide: ({ session, draft, now }) => rules.correctScore(session, after, draft, now),
    })
  },

  enterResult: (_parent, { input }, context) => changeResult(context, input),

  awardMatch: (_parent, { input }, context) =>
    changeScore(context, input, {
      eventType: 'MATCH_AWARDED',
      team: input.team,
      isSame: ({ awardReason }) => awardReason === (input.reason ?? null),
      async decide({ tx, session, draft, now }) {
        const plan = await findItsPlan(tx, session)
        const decision = rules.awardMatch({ ...session, ...plan }, input, draft, now)
        if (session.status === 'CANCELLED') requireSessionStaff(context.caller)
        if (plan === null) throw hasNoBooking(session)
        return decision
      },
    }),
} satisfies FieldsOf<'Mutation'>

interface StartContext {
  caller: Caller
  clock: Clock
  loaders: { startOfCourt: Loader<{ startedAt: Date } | null> }
}

export const CourtFields = {
  async lastMatchStartedAt(
    { id }: { id: string },
    _args: unknown,
    { caller, clock, loaders }: StartContext,
  ) {
    if (caller.kind !== 'staff') return null
    const since = new Date(clock().getTime() - STARTS_COUNTED_MS)
    return (await loaders.startOfCourt.load(keyOfStart(id, since)))?.startedAt ?? null
  },
}

export const ScoreEventFields = {
  __resolveReference: reference('scoreEvent'),
  matchSession: relation('matchSession', 'matchSessionId'),
  reversedEvent: relation('scoreEvent', 'reversedEventId'),
}

/** Finds the reversible event among events without their snapshots. */
async function findReversible(tx: Tx, sessionId: string): Promise<rules.ReversedEvent> {
  const { id } = requireReversible(await scoreEventStore.outline(tx, sessionId))
  return requireFound(await scoreEventStore.read(tx, id), 'score event')
}

/** Adds nulls for absent members. */
function toSnapshot(score: MutationCorrectScoreArgs['input']['score']): ScoreSnapshot {
  return {
    ...score,
    tieBreak: score.tieBreak ?? null,
    matchTieBreak: score.matchTieBreak ?? null,
    decidingPointSide: score.decidingPointSide ?? null,
    winner: score.winner ?? null,
  }
}

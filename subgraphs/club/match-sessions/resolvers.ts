import { type Caller, callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { notFound } from '../../../platform/problem.ts'
import type {
  MutationAbortSessionArgs,
  MutationConfigureSessionArgs,
  MutationOpenSessionArgs,
  MutationPauseMatchArgs,
  MutationResumeMatchArgs,
  QueryMatchSessionArgs,
  QueryMatchSessionsArgs,
} from '../../../schema/types/club.ts'
import { requireClub } from '../../foundation/graph/staff-access.ts'
import { listMapped } from '../../foundation/lists/paging.ts'
import type { BatchedRead } from '../../foundation/query/batched-reads.ts'
import type { Reach } from '../../foundation/query/tenancy.ts'
import { authorizeClub } from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import { reference, relation } from '../records/relations.ts'
import { authorizeSessionRead, requireSessionStaff } from './access.ts'
import { changeSession } from './change-session.ts'
import { ConfigureSessionInput, MatchSessionFilterInput, SessionInput } from './inputs.ts'
import { configure, type Move, moveTo } from './rules.ts'
import type { BookedSession } from './session.ts'
import { matchSessionStore, type SessionConditions } from './store.ts'
import { type SessionPayload, toVisibleSession, type VisibleSession } from './visibility.ts'

interface SessionReads {
  reads: { matchSession: BatchedRead<Reach, BookedSession> }
}

export const Query = {
  async matchSession(
    _parent: unknown,
    { id }: QueryMatchSessionArgs,
    context: ClubContext & SessionReads,
  ) {
    const { caller, reads } = context
    const reach = authorizeSessionRead(caller, 'sessions:read')
    const session = await reads.matchSession(reach, asUuid(id, 'match session'))
    if (session === null) throw notFound('match session')

    return toVisibleSession(session, caller)
  },

  async matchSessions(_parent: unknown, args: QueryMatchSessionsArgs, context: ClubContext) {
    const { caller, cursors, database } = context
    const conditions = toConditions(args, caller)
    return listMapped<BookedSession, VisibleSession>({
      cursors,
      binding: ['matchSessions', callerKey(caller), conditions],
      first: args.first,
      after: args.after,
      read: (slice) => matchSessionStore.list(database, conditions, slice),
      positionOf: ({ scheduledStart, id }) => [scheduledStart.getTime(), id],
      toNode: (session) => toVisibleSession(session, caller),
    })
  },
}

export const Mutation = {
  configureSession(
    _parent: unknown,
    { input }: MutationConfigureSessionArgs,
    context: ClubContext,
  ) {
    requireSessionStaff(context.caller)
    const { sessionId, ...settings } = parseInput(ConfigureSessionInput, input)
    return changeSession(context, { sessionId }, (session, now) =>
      configure(session, settings, now),
    )
  },

  openSession: (_parent: unknown, { input }: MutationOpenSessionArgs, context: ClubContext) =>
    move(context, input, 'open'),

  pauseMatch: (_parent: unknown, { input }: MutationPauseMatchArgs, context: ClubContext) =>
    move(context, input, 'pause'),

  resumeMatch: (_parent: unknown, { input }: MutationResumeMatchArgs, context: ClubContext) =>
    move(context, input, 'resume'),

  abortSession(_parent: unknown, { input }: MutationAbortSessionArgs, context: ClubContext) {
    requireSessionStaff(context.caller)
    return move(context, input, 'abort')
  },
}

export const MatchSessionFields = {
  __resolveReference: reference('matchSession'),
  club: relation('club', 'clubId'),
  court: relation('court', 'courtId'),
  location: relation('location', 'locationId'),
}

export const SessionBookingFields = { booking: relation('booking', 'bookingId') }

function toConditions(args: QueryMatchSessionsArgs, caller: Caller): SessionConditions {
  const isDevice = caller.kind === 'device'
  const clubId = isDevice
    ? requireClub(caller, args.clubId ?? caller.clubId)
    : authorizeClub(caller, args.clubId, 'sessions:read')
  const filter = parseInput(MatchSessionFilterInput, args.filter ?? {})
  return {
    clubId,
    locationId: filter.locationId ?? null,
    courtId: isDevice ? caller.courtId : (filter.courtId ?? null),
    status: filter.status ?? null,
    from: filter.from ?? null,
    to: filter.to ?? null,
  }
}

function move(context: ClubContext, input: unknown, name: Move): Promise<SessionPayload> {
  return changeSession(context, parseInput(SessionInput, input), (session, now) =>
    moveTo(session, name, now),
  )
}

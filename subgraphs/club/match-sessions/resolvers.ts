import type { Caller } from '../../../platform/caller.ts'
import { authorizeClub, callerKey, requireCourtClubAccess } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import { notFound } from '../../../platform/problem.ts'
import { requireClub } from '../../../platform/staff-access.ts'
import type {
  QueryMatchSessionArgs,
  QueryMatchSessionsArgs,
  QueryScoreEventArgs,
  QueryScoreEventsArgs,
} from '../../../schema/types/club.ts'
import { listPage } from '../../foundation/paging.ts'
import type { ClubContext } from '../context.ts'
import { authorizeSessionRead } from './access.ts'
import { MatchSessionFilterInput } from './inputs.ts'
import { type BookedSession, type SessionConditions, sessionReads } from './reads.ts'
import type { ScoreEvent } from './score-event.ts'
import { scoreEventStore } from './score-event-store.ts'
import { toVisibleSession, type VisibleSession } from './visibility.ts'

export const Query = {
  async matchSession(_parent: unknown, { id }: QueryMatchSessionArgs, context: ClubContext) {
    const { caller, database } = context
    const reach = authorizeSessionRead(caller, 'sessions:read')
    const session = await sessionReads.find(database, reach, asUuid(id, 'match session'))
    if (session === null) throw notFound('match session')

    return toVisibleSession(session, caller)
  },

  async matchSessions(_parent: unknown, args: QueryMatchSessionsArgs, context: ClubContext) {
    const { caller, cursors, database } = context
    const conditions = toConditions(args, caller)
    const page = await listPage<BookedSession>({
      cursors,
      binding: ['matchSessions', callerKey(caller), conditions],
      first: args.first,
      after: args.after,
      read: (slice) => sessionReads.list(database, conditions, slice),
      positionOf: ({ scheduledStart, id }) => [scheduledStart.getTime(), id],
    })
    return { ...page, nodes: page.nodes.map((node) => toVisibleSession(node, caller)) }
  },

  async scoreEvent(_parent: unknown, args: QueryScoreEventArgs, context: ClubContext) {
    const reach = authorizeSessionRead(context.caller, 'scores:read')
    const sessionId = asUuid(args.sessionId, 'match session')
    const address = { sessionId, id: asUuid(args.id, 'score event') }
    const event = await scoreEventStore.find(context.database, reach, address)
    if (event === null) throw notFound('score event')

    return event
  },

  async scoreEvents(_parent: unknown, args: QueryScoreEventsArgs, context: ClubContext) {
    const { caller, cursors, database } = context
    const reach = authorizeSessionRead(caller, 'scores:read')
    const sessionId = asUuid(args.sessionId, 'match session')
    return listPage<ScoreEvent>({
      cursors,
      binding: ['scoreEvents', callerKey(caller), sessionId],
      first: args.first,
      after: args.after,
      async read(slice) {
        const events = await scoreEventStore.list(database, reach, { ...slice, sessionId })
        if (events === null) throw notFound('match session')

        return events
      },
      positionOf: ({ sequence, id }) => [sequence ?? 0, id],
    })
  },
}

export const MatchSessionFields = {
  location({ locationId }: VisibleSession, _args: unknown, { caller, loaders }: ClubContext) {
    requireCourtClubAccess(caller, 'locations:read')
    return loaders.location.load(locationId)
  },

  court({ courtId }: VisibleSession, _args: unknown, { caller, loaders }: ClubContext) {
    requireCourtClubAccess(caller, 'courts:read')
    return loaders.court.load(courtId)
  },
}

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

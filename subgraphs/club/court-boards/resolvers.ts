import type { SubscriptionCourtBoardUpdatesArgs } from '../../../built/types/club.ts'
import { requireFound } from '../../../schema/problem.ts'
import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import { readHead } from '../../foundation/event-log/read-log.ts'
import { EVERYWHERE, reachOf } from '../../foundation/query/tenancy.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import { toVisibleSession } from '../match-sessions/visibility.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { findOrganizationOf } from '../records/organization-of.ts'
import { authorizeBoard } from './access.ts'
import type { CourtBoard } from './court-board.ts'
import { followBoard } from './follow-board.ts'
import { courtBoardStore } from './store.ts'

export const Query = {
  async courtBoard(_parent, { publicId }, context) {
    const board = await findBoard(context, publicId)
    return board && toVisibleBoard(board, context)
  },
} satisfies FieldsOf<'Query'>

export const Subscription = {
  courtBoardUpdates: {
    async subscribe(
      _parent: unknown,
      { publicId }: SubscriptionCourtBoardUpdatesArgs,
      context: ClubContext,
    ) {
      const { database, tails } = context
      const { court } = requireFound(await findBoard(context, publicId), 'court')
      const { clubId } = court
      const organizationId = requireFound(await findOrganizationOf(database, clubId), 'club')
      const position = await readHead(database, organizationId)
      const events = await tails.follow({ organizationId, clubId }, position)
      return followBoard(events, {
        read: () => findBoard(context, publicId),
        findCourtOf: (event) => findCourtOf(context, event),
        show: (board) => toVisibleBoard(board, context),
      })
    },
    resolve: (board: unknown) => board,
  },
}

async function findBoard({ caller, database, clock }: ClubContext, publicId: string) {
  const court = await courtBoardStore.findCourt(database, authorizeBoard(caller), publicId)
  return court && courtBoardStore.read(database, court, clock())
}

function toVisibleBoard({ court, club, match, next }: CourtBoard, { caller }: ClubContext) {
  return {
    ...{ courtId: court.id, publicId: court.publicId, status: court.status },
    ...{ courtName: court.name, courtNumber: court.number },
    ...{ clubName: club.name, timezone: club.timezone, language: club.language },
    match: match && toVisibleSession(match, caller),
    next: next && toVisibleSession(next, caller),
  }
}

/** The court of an event's session; null for events that are not about a session. */
async function findCourtOf(
  { database }: ClubContext,
  { resourceType, resourceId }: LoggedEvent,
): Promise<string | null> {
  const everywhere = reachOf(EVERYWHERE)
  if (resourceType === 'match_session')
    return (await matchSessionStore.find(database, everywhere, resourceId))?.courtId ?? null
  return resourceType === 'booking'
    ? ((await matchSessionStore.findOfBooking(database, everywhere, resourceId))?.courtId ?? null)
    : null
}

import type {
  SubscriptionClubMatchSessionsArgs,
  SubscriptionMatchSessionUpdatesArgs,
} from '../../../built/types/club.ts'
import { asUuid } from '../../../platform/ids.ts'
import { requireFound } from '../../../schema/problem.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import type { EventStream } from '../../foundation/event-log/follow-tail.ts'
import { readHead } from '../../foundation/event-log/read-log.ts'
import type { Reach } from '../../foundation/query/tenancy.ts'
import { authorizeClub } from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import { findOrganizationOf } from '../records/organization-of.ts'
import { authorizeSessionRead } from './access.ts'
import type { BookedSession } from './session.ts'
import { matchSessionStore } from './store.ts'
import { toVisibleSession, type VisibleSession } from './visibility.ts'

export const Subscription = {
  matchSessionUpdates: {
    async subscribe(
      _parent: unknown,
      args: SubscriptionMatchSessionUpdatesArgs,
      { caller, database, tails }: ClubContext,
    ) {
      const reach = authorizeSessionRead(caller, 'sessions:read')
      const id = asUuid(args.sessionId, 'match session')
      const find = () => matchSessionStore.find(database, reach, id)
      const known = requireFound(await find(), 'match session')
      const { organizationId, clubId } = known
      const position = await readHead(database, organizationId)
      const events = await tails.follow({ organizationId, clubId }, position)
      const read = async () => {
        const session = await find()
        return session && { session, visible: toVisibleSession(session, caller) }
      }
      return followSession(events, read)
    },
    resolve: (session: unknown) => session,
  },

  clubMatchSessions: {
    async subscribe(
      _parent: unknown,
      args: SubscriptionClubMatchSessionsArgs,
      { caller, database, tails }: ClubContext,
    ) {
      const clubId = authorizeClub(caller, args.clubId, 'sessions:read')
      const reach = authorizeSessionRead(caller, 'sessions:read')
      const organizationId = requireFound(await findOrganizationOf(database, clubId), 'club')
      const position = await readHead(database, organizationId)
      const events = await tails.follow({ organizationId, clubId }, position)
      const live = await matchSessionStore.listLive(database, clubId)
      const find = (event: LoggedEvent) => findSessionOf(database, reach, event)
      return followClub(events, {
        live,
        find,
        show: (session) => toVisibleSession(session, caller),
      })
    },
    resolve: (session: unknown) => session,
  },
}

interface Seen {
  session: BookedSession
  visible: VisibleSession
}

type Step = IteratorResult<VisibleSession, undefined>

/** Yields the session now and after each event of it or its booking. */
function followSession(events: EventStream, read: () => Promise<Seen | null>) {
  let last: BookedSession | null = null

  const see = async (): Promise<Step> => {
    const seen = await read()
    if (seen === null) return leave()
    last = seen.session
    return { done: false, value: seen.visible }
  }

  const leave = async (): Promise<Step> => {
    await events.return()
    return { done: true, value: undefined }
  }

  const next = async (): Promise<Step> => {
    if (last === null) return see()
    for (;;) {
      const step = await events.next()
      if (step.done) return { done: true, value: undefined }
      if (concerns(step.value, last)) return see()
    }
  }

  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) }
}

function concerns({ resourceId }: LoggedEvent, { id, bookingId }: BookedSession): boolean {
  return resourceId === id || resourceId === bookingId
}

interface ClubSessions {
  live: readonly BookedSession[]
  /** The session of an event; null for events of other resources. */
  find: (event: LoggedEvent) => Promise<BookedSession | null>
  show: (session: BookedSession) => VisibleSession
}

/** Yields the live sessions, and then the session of each event of a session or a booking. */
function followClub(events: EventStream, { live, find, show }: ClubSessions) {
  const first = [...live]

  const next = async (): Promise<Step> => {
    const shown = first.shift()
    if (shown) return { done: false, value: show(shown) }
    for (;;) {
      const step = await events.next()
      if (step.done) return { done: true, value: undefined }
      const session = await find(step.value)
      if (session) return { done: false, value: show(session) }
    }
  }

  const leave = async (): Promise<Step> => {
    await events.return()
    return { done: true, value: undefined }
  }

  return { [Symbol.asyncIterator]: () => ({ next, return: leave }) }
}

async function findSessionOf(
  database: Queryable,
  reach: Reach,
  { resourceType, resourceId }: LoggedEvent,
): Promise<BookedSession | null> {
  if (resourceType === 'match_session') return matchSessionStore.find(database, reach, resourceId)
  return resourceType === 'booking'
    ? matchSessionStore.findOfBooking(database, reach, resourceId)
    : null
}

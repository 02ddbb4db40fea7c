import type { ClubMatchSessionsArgs } from '../../../built/types/club.ts'
import { requireUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import { byStart, byUpdate, listMapped, toBound } from '../../foundation/lists/paging.ts'
import type { BatchedRead } from '../../foundation/query/batched-reads.ts'
import type { Reach } from '../../foundation/query/tenancy.ts'
import { authorizeClub, authorizeInstallationClub } from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference, relation } from '../records/relations.ts'
import { authorizeSessionRead, requireSessionStaff } from './access.ts'
import { changeSession } from './change-session.ts'
import { ConfigureSessionInput, readSessionFilter, SessionInput } from './inputs.ts'
import { configure, type Move, moveTo } from './rules.ts'
import type { BookedSession } from './session.ts'
import { matchSessionStore, type SessionConditions } from './store.ts'
import {
  type SessionPayload,
  toVisibleSession,
  type VisibleSession,
  type VisibleSessionBooking,
} from './visibility.ts'

interface SessionReads {
  reads: { matchSession: BatchedRead<Reach, BookedSession> }
}

export const Query = {
  async matchSession(_parent, { id }, context) {
    const { caller, reads } = context
    const reach = authorizeSessionRead(caller, 'sessions:read')
    const session = await reads.matchSession(reach, requireUuid(id))
    return session && toVisibleSession(session, caller)
  },

  matchSessions(_parent, args, context) {
    const { caller } = context
    if (caller.kind === 'device') return readPage(context, caller.clubId, args)

    return readPage(context, authorizeInstallationClub(caller, 'sessions:read'), args)
  },
} satisfies FieldsOf<'Query', unknown, ClubContext & SessionReads>

export const ClubFields = {
  matchSessions({ id }, args, context) {
    return readPage(context, authorizeClub(context.caller, id, 'sessions:read'), args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  configureSession(_parent, { input }, context) {
    requireSessionStaff(context.caller)
    const { sessionId, ...settings } = parseInput(ConfigureSessionInput, input)
    return changeSession(context, { sessionId }, (session, now) =>
      configure(session, settings, now),
    )
  },

  openSession: (_parent, { input }, context) => move(context, input, 'open'),

  pauseMatch: (_parent, { input }, context) => move(context, input, 'pause'),

  resumeMatch: (_parent, { input }, context) => move(context, input, 'resume'),

  abortSession(_parent, { input }, context) {
    requireSessionStaff(context.caller)
    return move(context, input, 'abort')
  },
} satisfies FieldsOf<'Mutation'>

export const MatchSessionFields = {
  __resolveReference: reference('matchSession'),
  club: relation('club', 'clubId'),
  court: relation('court', 'courtId'),
  location: relation('location', 'locationId'),

  /** Payloads of mutations have read no booking. */
  async players({ id, players }: VisibleSession, _args: unknown, { loaders }: ClubContext) {
    if (players !== null) return players
    const read = (await loaders.matchSession.load(id)) as VisibleSession | null
    return read?.players ?? []
  },
}

export const SessionBookingFields = {
  booking: relation('booking', 'bookingId'),

  /** Payloads of mutations have read no booking. */
  externalBookingId(shown: VisibleSessionBooking, _args: unknown, { loaders }: ClubContext) {
    const { bookingId, externalBookingId, isUnread } = shown
    return isUnread && bookingId !== null
      ? readBookingNumber(loaders, bookingId)
      : externalBookingId
  },
}

async function readBookingNumber({ booking }: ClubContext['loaders'], id: string) {
  const found = (await booking.load(id)) as Pick<VisibleSessionBooking, 'externalBookingId'> | null
  return found?.externalBookingId ?? null
}

/** A device reads the sessions of its own court, whatever the filter says. */
function readPage(context: ClubContext, clubId: string, args: ClubMatchSessionsArgs) {
  const { caller, loaders } = context
  const given = readSessionFilter(args.filter)
  const courtId = caller.kind === 'device' ? caller.courtId : given.courtId
  const conditions: SessionConditions = { clubId, ...given, courtId }
  return listMapped<BookedSession, VisibleSession>({
    context,
    list: ['matchSessions', toBound(conditions)],
    args,
    read: (slice) => matchSessionStore.list(loaders.pages, conditions, slice),
    positionOf: conditions.updatedSince === null ? byStart : byUpdate,
    toNode: (session) => toVisibleSession(session, caller),
  })
}

function move(context: ClubContext, input: unknown, name: Move): Promise<SessionPayload> {
  return changeSession(context, parseInput(SessionInput, input), (session, now) =>
    moveTo(session, name, now, 'STAFF'),
  )
}

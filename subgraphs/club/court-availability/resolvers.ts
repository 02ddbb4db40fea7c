import type { z } from 'zod'
import type { ClubCourtAvailabilityArgs } from '../../../built/types/club.ts'
import { callerKey } from '../../../platform/caller.ts'
import { invalidInput, parseInput } from '../../../platform/input/issues.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { CourtAvailabilityFilter } from '../../../schema/club/lists.ts'
import { toGraph } from '../../../schema/fields/input-record.ts'
import { throwIfTimedOut } from '../../foundation/change/cancellation.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import { inSnapshot } from '../../foundation/database/transaction.ts'
import { findNewestEvent } from '../../foundation/event-log/read-log.ts'
import { loadPages } from '../../foundation/lists/load-pages.ts'
import { byCreation, listMapped } from '../../foundation/lists/paging.ts'
import { courtStore } from '../courts/store.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { relation } from '../records/relations.ts'
import { authorizeAvailability, authorizeOwnAvailability, maySeeEvents } from './access.ts'
import { type FreeCourt, readFreeCourts } from './free-courts-store.ts'
import { makeReadInTurn } from './read-turns.ts'
import { MINUTE_MS, toMinute, toRange } from './rules.ts'

export const Query = {
  courtAvailability(_parent, args, context) {
    return readAvailability(context, authorizeOwnAvailability(context.caller), args)
  },
} satisfies FieldsOf<'Query'>

export const ClubFields = {
  courtAvailability({ id }, args, context) {
    return readAvailability(context, authorizeAvailability(context.caller, id), args)
  },
} satisfies FieldsOf<'Club', { id: string }>

export const CourtAvailabilityFields = {
  court: relation('court', 'courtId'),
}

const Filter = toGraph(CourtAvailabilityFilter)

const readInTurn = makeReadInTurn<Awaited<ReturnType<typeof readAtOnce>>>()

function readAvailability(context: ClubContext, clubId: string, args: ClubCourtAvailabilityArgs) {
  const { caller, clock } = context
  const filter = parseInput(Filter, args.filter)
  requireNear(filter.to, clock())
  return readInTurn(callerKey(caller), {
    clubId,
    asked: [filter, args.first, args.after, maySeeEvents(caller)],
    askedAt: performance.now(),
    async read(askedAt) {
      throwIfTimedOut(askedAt)
      return readAtOnce(context, { clubId, filter, askedAt }, args)
    },
  })
}

/** Everything is read at one moment, so that the newest event and the free times belong together. */
function readAtOnce(
  context: ClubContext,
  { clubId, filter, askedAt }: { clubId: string; filter: z.output<typeof Filter>; askedAt: number },
  args: ClubCourtAvailabilityArgs,
) {
  const { caller, clock, database } = context
  const minute = toMinute(clock())
  const minimumMs = (filter.duration ?? 0) * MINUTE_MS
  const period = { clubId, minute, range: toRange(filter, minute), minimumMs }
  const { courtId: id = null, locationId = null } = filter

  const read = async (snapshot: Queryable) => {
    const asOfEventId = maySeeEvents(caller) ? await findNewestEvent(snapshot, clubId) : null
    const page = await listMapped<FreeCourt, object>({
      context,
      list: ['courtAvailability', clubId, filter],
      args,
      max: CLUB_LIMITS.availability.courts,
      read: async (slice) => {
        const conditions = { clubId, id, locationId, status: null, updatedSince: null }
        const courts = await courtStore.list(loadPages(snapshot), conditions, slice)
        return readFreeCourts(snapshot, courts, period)
      },
      positionOf: ({ court }) => byCreation(court),
      toNode,
    })
    return Object.assign(page, { asOfEventId })
  }
  return inSnapshot(database, read, askedAt)
}

function toNode({ court, timezone, hours, free }: FreeCourt) {
  return {
    courtId: court.id,
    locationId: court.locationId,
    timezone,
    hours,
    free: free.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
  }
}

function requireNear(to: Date, now: Date): void {
  const { daysAhead } = CLUB_LIMITS.availability
  if (to.getTime() - now.getTime() <= daysAhead * 24 * 60 * MINUTE_MS) return

  const message = `Send a moment at most ${daysAhead} days ahead.`
  throw invalidInput([{ in: 'body', path: 'to', rule: 'range', message }])
}

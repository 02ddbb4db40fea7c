import { asInstallation, callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/issues.ts'
import { notFound } from '../../../platform/problem.ts'
import type {
  MutationPutBookingArgs,
  QueryBookingArgs,
  QueryBookingsArgs,
} from '../../../schema/types/club.ts'
import { listVisible } from '../../foundation/paging.ts'
import type { Tx } from '../../foundation/transaction.ts'
import { authorizeClub, authorizeRead, requireScopes } from '../access.ts'
import { noteRecords } from '../booking-sources/change-health.ts'
import type { ClubContext } from '../context.ts'
import { matchSessionStore } from '../match-sessions/store.ts'
import { reference, relation } from '../relations.ts'
import { conflictStore } from './conflicts/store.ts'
import { BookingFilterInput, PutBookingInput } from './inputs.ts'
import { type BookingConditions, listBookings } from './list-store.ts'
import { type PutBookingDecision, putBooking } from './rules.ts'
import { type BookingOnCourt, bookingStore } from './store.ts'
import { toVisibleBooking, type VisibleBooking } from './visibility.ts'

export const Query = {
  async booking(_parent: unknown, { id }: QueryBookingArgs, { caller, database }: ClubContext) {
    const tenancy = authorizeRead(caller, 'bookings:read')
    const booking = await bookingStore.find(database, tenancy, asUuid(id, 'booking'))
    if (booking === null) throw notFound('booking')

    return toVisibleBooking(booking, booking.courtPublicId, caller)
  },

  async bookings(_parent: unknown, args: QueryBookingsArgs, context: ClubContext) {
    const { caller, cursors, database } = context
    const clubId = authorizeClub(caller, args.clubId, 'bookings:read')
    const filter = parseInput(BookingFilterInput, args.filter ?? {})
    const conditions: BookingConditions = {
      clubId,
      locationId: filter.locationId ?? null,
      courtId: filter.courtId ?? null,
      status: filter.status ?? null,
      provider: filter.provider ?? null,
      from: filter.from ?? null,
      to: filter.to ?? null,
    }
    return listVisible<BookingOnCourt, VisibleBooking>({
      cursors,
      binding: ['bookings', callerKey(caller), conditions],
      first: args.first,
      after: args.after,
      read: (slice) => listBookings(database, conditions, slice),
      positionOf: ({ scheduledStart, id }) => [scheduledStart.getTime(), id],
      toNode: (booking) => toVisibleBooking(booking, booking.courtPublicId, caller),
    })
  },
}

export const Mutation = {
  async putBooking(_parent: unknown, { input }: MutationPutBookingArgs, context: ClubContext) {
    const { caller, change, newId, sourceSyncs } = context
    const { installationId } = asInstallation(caller)
    requireScopes(asInstallation(caller), ['bookings:write'])
    const { sourceId: source, ...snapshot } = parseInput(PutBookingInput, input)
    if (input.participants != null) requireScopes(asInstallation(caller), ['participants:write'])
    const sourceId = asUuid(source, 'booking source')

    const { result } = await change(null, async (tx, now) => {
      const { externalCourtId, externalBookingId } = snapshot
      const target = await bookingStore.lockTarget(tx, {
        installationId,
        sourceId,
        externalCourtId,
      })
      if (target === null) throw notFound('booking source')

      const stored = await bookingStore.lock(tx, sourceId, externalBookingId)
      const sessionId = stored?.matchSessionId ?? null
      const session = sessionId === null ? null : await matchSessionStore.lock(tx, sessionId)
      const ids = { booking: newId(), session: newId(), conflict: newId() }
      const decision = putBooking({ snapshot, target, stored, session, ids, now })
      await write(tx, decision)
      const { booking, ...rest } = decision.result
      const visible = toVisibleBooking(booking, target.courtPublicId, caller)
      const { failuresInARow } = target
      const put = { booking: visible, ...rest }
      return { result: { put, failuresInARow }, events: decision.events }
    })
    await sourceSyncs.note(sourceId)
    if (result.failuresInARow > 0) await noteRecords(context, sourceId, [true])

    return result.put
  },
}

export const BookingFields = {
  __resolveReference: reference('booking'),
  bookingSource: relation('bookingSource', 'bookingSourceId'),
  club: relation('club', 'clubId'),
  court: relation('court', 'courtId'),
  location: relation('location', 'locationId'),
  matchSession: relation('matchSession', 'matchSessionId'),
}

/** Writes what was decided; the booking first, as everywhere locks are taken in that order. */
async function write(tx: Tx, { result, session, conflict }: PutBookingDecision): Promise<void> {
  if (result.outcome === 'UNCHANGED') return

  const writeBooking = result.outcome === 'CREATED' ? bookingStore.add : bookingStore.replace
  await writeBooking(tx, result.booking)
  if (session?.change === 'ADD') await matchSessionStore.add(tx, session.session)
  if (session?.change === 'FOLLOW') await matchSessionStore.replace(tx, session.session)
  if (conflict) await conflictStore.write(tx, conflict)
}

import type { ClubBookingsArgs, PutBookingInput } from '../../../built/types/club.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../schema/problem.ts'
import { byStart, byUpdate, listMapped, toBound } from '../../foundation/lists/paging.ts'
import type { BatchedRead } from '../../foundation/query/batched-reads.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import {
  asScopedInstallation,
  authorizeClub,
  authorizeInstallationClub,
  authorizeRead,
} from '../records/access.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference, relation } from '../records/relations.ts'
import type { RefusedBookingsParts } from '../refused-bookings/refusal-writer.ts'
import { readBookingFilter, readSnapshot } from './inputs.ts'
import { type BookingConditions, type BookingListLoaders, listBookings } from './list-store.ts'
import type { BookingOnCourt } from './store.ts'
import { toVisibleBooking, type VisibleBooking } from './visibility.ts'
import { requireParticipantScope } from './writing/acceptance-rules.ts'
import type { BookingWriterParts } from './writing/writer.ts'

interface BookingReads {
  reads: { booking: BatchedRead<Tenancy, BookingOnCourt> }
}

type ListContext = ClubContext & { loaders: BookingListLoaders }

export const Query = {
  async booking(_parent, { id }, { caller, reads }) {
    const tenancy = authorizeRead(caller, 'bookings:read')
    const booking = await reads.booking(tenancy, requireUuid(id))
    return booking && toVisibleBooking(booking, booking.courtPublicId, caller)
  },

  bookings(_parent, args, context) {
    return readPage(context, authorizeInstallationClub(context.caller, 'bookings:read'), args)
  },
} satisfies FieldsOf<'Query', unknown, BookingReads & ListContext>

export const ClubFields = {
  bookings({ id }, args, context) {
    return readPage(context, authorizeClub(context.caller, id, 'bookings:read'), args)
  },
} satisfies FieldsOf<'Club', { id: string }, ListContext>

export const Mutation = {
  async putBooking(_parent, { input }, context) {
    try {
      return await putBooking(input, context)
    } catch (error) {
      noteRefusal(input, context, error)
      throw error
    }
  },
} satisfies FieldsOf<'Mutation', unknown, WriteContext>

export const BookingFields = {
  __resolveReference: reference('booking'),
  bookingSource: relation('bookingSource', 'bookingSourceId'),
  club: relation('club', 'clubId'),
  court: relation('court', 'courtId'),
  location: relation('location', 'locationId'),
  matchSession: relation('matchSession', 'matchSessionId'),
}

type WriteContext = ClubContext & BookingWriterParts & RefusedBookingsParts

async function putBooking(input: PutBookingInput, context: WriteContext) {
  const { caller, bookingWriter: writer, signal, traceparent } = context
  const installation = asScopedInstallation(caller, 'bookings:write')
  const { bookingSourceId: source, ...snapshot } = readSnapshot(input)
  requireParticipantScope(installation, [input])
  const { installationId } = installation
  const sourceId = asUuid(source, 'booking source')

  const waiting = { installationId, snapshot, traceparent }
  const { booking, courtPublicId, ...rest } = await writer.add(sourceId, waiting, signal)
  return { booking: toVisibleBooking(booking, courtPublicId, caller), ...rest }
}

function noteRefusal(
  { bookingSourceId, externalBookingId }: PutBookingInput,
  { caller, refusedBookings }: WriteContext,
  error: unknown,
): void {
  if (!(error instanceof Problem) || caller.kind !== 'installation') return

  const { code, details } = error
  const { installationId } = caller
  const booking = { installationId, bookingSourceId, externalBookingId }
  refusedBookings.note({ ...booking, way: 'PUT', code, details })
}

function readPage(context: ListContext, clubId: string, args: ClubBookingsArgs) {
  const conditions: BookingConditions = { clubId, ...readBookingFilter(args.filter) }
  return listMapped<BookingOnCourt, VisibleBooking>({
    context,
    list: ['bookings', toBound(conditions)],
    args,
    read: (slice) => listBookings(context.loaders, conditions, slice),
    positionOf: conditions.updatedSince === null ? byStart : byUpdate,
    toNode: (booking) => toVisibleBooking(booking, booking.courtPublicId, context.caller),
  })
}

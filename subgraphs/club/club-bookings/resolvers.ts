import { asUuid } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import {
  CancelClubBookingInput,
  CreateClubBookingInput,
  MoveClubBookingInput,
} from '../../../schema/club/club-bookings.ts'
import { requireFound } from '../../../schema/problem.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import { asStaff, authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { clubsOf, inClub, type Tenancy } from '../../foundation/query/tenancy.ts'
import { bookingStore } from '../bookings/store.ts'
import { toVisibleBooking, type VisibleBooking } from '../bookings/visibility.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { bookCourt, cancelBooking, moveBooking } from './change-own-booking.ts'
import { toParticipants } from './rules.ts'

export const Mutation = {
  async createClubBooking(_parent, { input }, context) {
    const { caller, change, newId } = context
    const staff = asStaff(caller)
    const { clientRequestId, ...asked } = parseInput(CreateClubBookingInput, input)
    const clubId = authorizeStaff(staff, asked.clubId, 'desk')
    const request = { ...asked, clubId, courtId: asUuid(asked.courtId, 'court') }
    const participants = toParticipants(asked.players, newId)
    const idempotency = idempotencyOf(caller, 'createClubBooking', clientRequestId, asked)
    // The stored answer of the request is the id alone: an erasure does not reach it.
    const { result, isReplay } = await change(idempotency, (tx, now) =>
      bookCourt(tx, request, participants, { newId, now }),
    )
    const booking = await readBooking(context, inClub(clubId), result.id)
    return { booking, idempotentReplay: isReplay }
  },

  async moveClubBooking(_parent, { input }, context) {
    const { caller, change, newId } = context
    const tenancy = clubsOf(asStaff(caller), 'desk')
    const asked = parseInput(MoveClubBookingInput, input)
    const id = asUuid(asked.bookingId, 'booking')
    const request = { ...asked, courtId: asUuid(asked.courtId, 'court') }
    await change(null, (tx, now) => moveBooking(tx, { tenancy, id }, request, { newId, now }))
    return { booking: await readBooking(context, tenancy, id) }
  },

  async cancelClubBooking(_parent, { input }, context) {
    const { caller, change, newId } = context
    const tenancy = clubsOf(asStaff(caller), 'desk')
    const { bookingId, expectedUpdatedAt } = parseInput(CancelClubBookingInput, input)
    const id = asUuid(bookingId, 'booking')
    await change(null, (tx, now) =>
      cancelBooking(tx, { tenancy, id }, expectedUpdatedAt, { newId, now }),
    )
    return { booking: await readBooking(context, tenancy, id) }
  },
} satisfies FieldsOf<'Mutation'>

/** Reads the booking after the commit, not from a batch that may have begun before. */
async function readBooking(
  { database, caller }: ClubContext,
  tenancy: Tenancy,
  id: string,
): Promise<VisibleBooking> {
  const [found] = await bookingStore.findAll(database, tenancy, [id])
  const booking = requireFound(found, 'booking')
  return toVisibleBooking(booking, booking.courtPublicId, caller)
}

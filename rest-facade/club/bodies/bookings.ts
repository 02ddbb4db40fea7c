import type { BookingFieldsFragment, PutBookingMutation } from '../../../built/types/operations.ts'
import { toRestBody } from '../../../schema/fields/rest-body.ts'

type PutBooking = NonNullable<PutBookingMutation['putBooking']>

const NESTED = {
  participants: (participants: BookingFieldsFragment['participants']) =>
    participants.map((one) => toRestBody(one)),
}

export function toBooking(booking: BookingFieldsFragment) {
  return toRestBody(booking, NESTED)
}

/** BookingMutationResponse. */
export function toPutBooking({ booking, outcome, reconciliationStatus }: PutBooking) {
  return {
    data: toBooking(booking),
    reconciliation_status: reconciliationStatus === 'REQUIRED' ? 'required' : 'none',
    idempotent_replay: outcome === 'UNCHANGED',
  }
}

/** 202: the snapshot is stored, the match session unchanged; the same snapshot again is 200. */
export function toPutBookingStatus({ outcome, reconciliationStatus }: PutBooking): number {
  if (outcome === 'CREATED') return 201
  return outcome === 'UPDATED' && reconciliationStatus === 'REQUIRED' ? 202 : 200
}

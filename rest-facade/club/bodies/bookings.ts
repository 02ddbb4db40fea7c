import { z } from 'zod'
import type { BookingFieldsFragment, PutBookingMutation } from '../../../built/types/operations.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { bodyOf, envelope, field, record, toRestBody } from '../../../schema/fields/rest-body.ts'
import { FOREIGN_ID, PROVIDER } from './keywords.ts'
import { RECONCILIATION, type Reconciliation, toReconciliation } from './reconciliation.ts'

type PutPayload = NonNullable<PutBookingMutation['putBooking']>

export const ParticipantBody = record('Participant', {
  display_name: field({ maxLength: CLUB_LIMITS.displayName }),
  external_id: field(FOREIGN_ID),
})

export const BookingBody = bodyOf<BookingFieldsFragment>('BookingFields', {
  provider: PROVIDER,
  externalBookingId: FOREIGN_ID,
  externalCourtId: FOREIGN_ID,
  sourceVersion: { maximum: CLUB_LIMITS.sourceVersion },
  participants: z.array(ParticipantBody),
})

const NESTED = {
  participants: (participants: BookingFieldsFragment['participants']) =>
    participants.map((one) => toRestBody(one)),
}

export function toBooking(booking: BookingFieldsFragment): z.output<typeof BookingBody> {
  return toRestBody(booking, NESTED)
}

export const BookingMutationResponse = envelope(
  { name: 'BookingMutationResponse', isClosed: true },
  {
    data: BookingBody,
    reconciliation_status: field<Reconciliation>({
      of: 'PutBookingPayload.reconciliationStatus',
      ...RECONCILIATION,
    }),
    idempotent_replay: z
      .boolean()
      .describe('Whether the snapshot was stored before, with equal content.'),
  },
)

export function toPutBody({
  booking,
  outcome,
  reconciliationStatus,
}: PutPayload): z.output<typeof BookingMutationResponse> {
  return {
    data: toBooking(booking),
    reconciliation_status: toReconciliation(reconciliationStatus),
    idempotent_replay: outcome === 'UNCHANGED',
  }
}

/** 202: the snapshot is stored, the match session unchanged; the same snapshot again is 200. */
export function toPutStatus({ outcome, reconciliationStatus }: PutPayload): number {
  if (outcome === 'CREATED') return 201
  return outcome === 'UPDATED' && reconciliationStatus === 'REQUIRED' ? 202 : 200
}

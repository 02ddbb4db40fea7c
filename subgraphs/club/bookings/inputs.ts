import { isValidated } from '../../../platform/checked-input.ts'
import { parseInput } from '../../../platform/issues.ts'
import { BookingPut, type ParticipantSnapshot } from '../../../schema/club/bookings.ts'
import { BookingFilter } from '../../../schema/club/lists.ts'
import { toGraph, type ValuesOf } from '../../../schema/fields/input-record.ts'
import type { Participant } from '../match-sessions/participants.ts'

const PutBookingInput = toGraph(BookingPut)

export function readPutBooking(input: object) {
  return withParticipants(
    isValidated(BookingPut, input) ? input : parseInput(PutBookingInput, input),
  )
}

export const BookingFilterInput = toGraph(BookingFilter)

type Sent = ValuesOf<typeof ParticipantSnapshot.fields>

/** A snapshot is complete: participants that it does not name are none. */
export function withParticipants<T extends { participants?: Sent[] }>(snapshot: T) {
  return { ...snapshot, participants: (snapshot.participants ?? []).map(toParticipant) }
}

function toParticipant({ externalId, displayName, ...rest }: Sent): Participant {
  return {
    externalId,
    displayName,
    team: rest.team ?? 'UNASSIGNED',
    consentToShare: rest.consentToShare ?? false,
    consentReference: rest.consentReference ?? null,
  }
}

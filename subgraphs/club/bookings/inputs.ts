import { isValidated } from '../../../platform/input/checked-input.ts'
import { parseInput } from '../../../platform/input/issues.ts'
import {
  BOOKING_FIELDS,
  type BookingContent,
  BookingSnapshot,
  type ParticipantSnapshot,
} from '../../../schema/club/bookings.ts'
import { BookingFilter } from '../../../schema/club/lists.ts'
import { UNASSIGNED } from '../../../schema/club/statuses.ts'
import { toGraph, type ValuesOf } from '../../../schema/fields/input-record.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import type { Participant } from '../match-sessions/participants.ts'

const SnapshotInput = toGraph(BookingSnapshot)

export function readSnapshot(input: object) {
  return toSnapshot(isValidated(BookingSnapshot, input) ? input : parseInput(SnapshotInput, input))
}

export const readBookingFilter = filterReader(BookingFilter)

type Sent = ValuesOf<typeof ParticipantSnapshot.fields>

type SentContent = ValuesOf<typeof BookingContent.fields>

/** Snapshots are complete: absent fields become empty. */
export function toSnapshot<T extends SentContent>(snapshot: T) {
  const { participants = [] } = snapshot
  return {
    ...snapshot,
    ...withEmptyFields(BOOKING_FIELDS, snapshot),
    participants: participants.map(toParticipant),
  }
}

function toParticipant({ externalId, displayName, ...rest }: Sent): Participant {
  return {
    externalId,
    displayName,
    team: rest.team ?? UNASSIGNED,
    consentToShare: rest.consentToShare ?? false,
    consentReference: rest.consentReference ?? null,
  }
}

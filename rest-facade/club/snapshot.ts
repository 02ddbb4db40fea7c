import { z } from 'zod'
import { fault, LIMITS, Timestamp, trimmedText } from '../../schema/fields.ts'
import type { ParticipantInput, PutBookingInput } from '../../schema/types/operations.ts'
import { given } from '../route.ts'
import { ExternalCourtId } from './fields.ts'

type Faults = Parameters<typeof fault>[0]

const Participant = z
  .strictObject({
    external_id: trimmedText({ min: 1, max: 200 }),
    display_name: trimmedText({ min: 1, max: 80 }),
    team: z.enum(['BLUE', 'ORANGE', 'UNASSIGNED']).optional(),
    consent_to_share: z.boolean().optional(),
    consent_reference: trimmedText({ min: 1, max: 200 }).optional(),
  })
  .superRefine((participant, context) => {
    if (participant.consent_reference === undefined || participant.consent_to_share === true) return
    const message = 'A consent_reference needs consent_to_share to be true.'
    fault(context, 'consent_required', message, ['consent_reference'])
  })

/** Resources, Booking snapshot input: the complete content of one booking. */
export const BookingSnapshot = z
  .strictObject({
    source_version: z.int().min(0).max(LIMITS.sourceVersion),
    external_court_id: ExternalCourtId,
    scheduled_start: Timestamp,
    scheduled_end: Timestamp,
    status: z.enum(['CONFIRMED', 'CANCELLED', 'COMPLETED']),
    participants: z
      .array(Participant)
      .max(LIMITS.participants)
      .superRefine(refuseDuplicates)
      .optional(),
  })
  .superRefine(checkDuration)

export type BookingSnapshot = z.output<typeof BookingSnapshot>

export function toSnapshotInput(
  snapshot: BookingSnapshot,
): Omit<PutBookingInput, 'sourceId' | 'externalBookingId'> {
  return given({
    sourceVersion: snapshot.source_version,
    externalCourtId: snapshot.external_court_id,
    scheduledStart: snapshot.scheduled_start.toISOString(),
    scheduledEnd: snapshot.scheduled_end.toISOString(),
    status: snapshot.status,
    participants: snapshot.participants?.map(toParticipantInput),
  })
}

function toParticipantInput(participant: z.output<typeof Participant>): ParticipantInput {
  return given({
    externalId: participant.external_id,
    displayName: participant.display_name,
    team: participant.team,
    consentToShare: participant.consent_to_share,
    consentReference: participant.consent_reference,
  })
}

function refuseDuplicates(participants: readonly { external_id: string }[], context: Faults): void {
  const seen = new Set<string>()
  for (const [index, { external_id }] of participants.entries()) {
    if (seen.has(external_id))
      fault(context, 'unique', 'Another participant has this external_id.', [index, 'external_id'])
    seen.add(external_id)
  }
}

function checkDuration(
  { scheduled_start: start, scheduled_end: end }: { scheduled_start: Date; scheduled_end: Date },
  context: Faults,
): void {
  const durationMs = end.getTime() - start.getTime()
  if (durationMs <= 0)
    fault(context, 'after_start', 'Must be after scheduled_start.', ['scheduled_end'])
  if (durationMs > LIMITS.bookingDurationMs)
    fault(context, 'max_duration', 'At most 24 hours after scheduled_start.', ['scheduled_end'])
}

import { z } from 'zod'
import { exactText, fault, LIMITS, trimmedText } from '../../../schema/fields.ts'
import type { Participant } from '../match-sessions/participants.ts'

const ParticipantInput = z
  .object({
    externalId: trimmedText({ min: 1, max: LIMITS.id }),
    displayName: trimmedText({ min: 1, max: 80 }),
    team: z.enum(['BLUE', 'ORANGE', 'UNASSIGNED']).nullish(),
    consentToShare: z.boolean().nullish(),
    consentReference: trimmedText({ min: 1, max: LIMITS.id }).nullish(),
  })
  .superRefine((participant, context) => {
    if (participant.consentReference == null || participant.consentToShare === true) return
    fault(context, 'consent', 'A consent reference needs consentToShare: true.', ['consentToShare'])
  })
  .transform(
    (participant): Participant => ({
      externalId: participant.externalId,
      displayName: participant.displayName,
      team: participant.team ?? 'UNASSIGNED',
      consentToShare: participant.consentToShare ?? false,
      consentReference: participant.consentReference ?? null,
    }),
  )

const Participants = z
  .array(ParticipantInput)
  .max(LIMITS.participants)
  .superRefine((participants, context) => {
    const ids = participants.map((participant) => participant.externalId)
    const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index)
    if (repeated !== -1)
      fault(context, 'unique', 'Each externalId may stand once.', [repeated, 'externalId'])
  })

const SNAPSHOT = {
  sourceVersion: z.int().min(0).max(LIMITS.sourceVersion),
  externalCourtId: trimmedText({ min: 1, max: LIMITS.id }),
  scheduledStart: z.date(),
  scheduledEnd: z.date(),
  status: z.enum(['CONFIRMED', 'CANCELLED', 'COMPLETED']),
  participants: Participants.nullish().transform((participants) => participants ?? []),
}

/** A complete booking snapshot (club API, Booking snapshot input), in the graph's spelling. */
export const BookingSnapshotInput = z.object(SNAPSHOT).superRefine(checkDuration)

export const PutBookingInput = z
  .object({
    sourceId: z.string(),
    externalBookingId: exactText({ min: 1, max: LIMITS.id }),
    ...SNAPSHOT,
  })
  .superRefine(checkDuration)

export const BookingFilterInput = z
  .object({
    locationId: z.string().nullish(),
    courtId: z.string().nullish(),
    status: z.enum(['CONFIRMED', 'CANCELLED', 'COMPLETED']).nullish(),
    provider: z.string().nullish(),
    from: z.date().nullish(),
    to: z.date().nullish(),
  })
  .superRefine(({ from, to }, context) => {
    if (from && to && from > to) fault(context, 'range_order', 'Must not be after `to`.', ['from'])
  })

function checkDuration(
  { scheduledStart, scheduledEnd }: { scheduledStart: Date; scheduledEnd: Date },
  context: Parameters<typeof fault>[0],
): void {
  const durationMs = scheduledEnd.getTime() - scheduledStart.getTime()
  if (durationMs <= 0)
    fault(context, 'after_start', 'Must be after scheduledStart.', ['scheduledEnd'])
  if (durationMs > LIMITS.bookingDurationMs)
    fault(context, 'max_duration', 'A booking lasts at most 24 hours.', ['scheduledEnd'])
}

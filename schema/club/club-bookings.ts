import { z } from 'zod'
import { fault, IdempotencyKey } from '../fields/fields.ts'
import { nameText } from '../fields/text/line-text.ts'
import { CLUB_LIMITS } from './limits.ts'
import { TEAMS } from './statuses.ts'

/** Staff type the names: each is kept as the person is named who is to be erased (`PersonInput`). */
export const ClubBookingPlayer = z
  .object({
    displayName: nameText({ min: 1, max: CLUB_LIMITS.displayName }).nullish(),
    mayBeShown: z.boolean(),
    team: z.enum(TEAMS).nullish(),
  })
  .superRefine(({ displayName, mayBeShown }, context) => {
    if (mayBeShown && displayName == null)
      fault(context, 'required', 'Send the displayName of a player who may be shown.', [
        'displayName',
      ])
  })

export type ClubBookingPlayer = z.output<typeof ClubBookingPlayer>

const SLOT = {
  courtId: z.string(),
  scheduledStart: z.date(),
  scheduledEnd: z.date(),
  overlapping: z
    .array(z.string())
    .max(CLUB_LIMITS.clubBooking.overlapping)
    .nullish()
    .transform((ids) => ids ?? []),
}

/** The bookings that the club makes itself. */
export const CreateClubBookingInput = z
  .object({
    clubId: z.string(),
    ...SLOT,
    players: z.array(ClubBookingPlayer).max(CLUB_LIMITS.participants),
    clientRequestId: IdempotencyKey,
  })
  .superRefine(checkLength)

export const MoveClubBookingInput = z
  .object({ bookingId: z.string(), ...SLOT, expectedUpdatedAt: z.date().nullish() })
  .superRefine(checkLength)

export const CancelClubBookingInput = z.object({
  bookingId: z.string(),
  expectedUpdatedAt: z.date().nullish(),
})

function checkLength(
  { scheduledStart, scheduledEnd }: { scheduledStart: Date; scheduledEnd: Date },
  context: z.RefinementCtx,
): void {
  const { bookingDurationMs, clubBooking } = CLUB_LIMITS
  const durationMs = scheduledEnd.getTime() - scheduledStart.getTime()
  if (durationMs >= clubBooking.minDurationMs && durationMs <= bookingDurationMs) return

  const minutes = clubBooking.minDurationMs / (60 * 1000)
  const hours = bookingDurationMs / (60 * 60 * 1000)
  const message = `Send a moment ${minutes} minutes to ${hours} hours after scheduledStart.`
  fault(context, 'duration', message, ['scheduledEnd'])
}

import { z } from 'zod'
import { invalidInput } from '../../../platform/input/issues.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { trimmedText } from '../../../schema/fields/fields.ts'

export const SetCourtStatusOverrideInput = z.object({
  courtId: z.string(),
  override: z
    .enum(['DISABLED', 'MAINTENANCE'])
    .nullish()
    .transform((value) => value ?? null),
  until: z
    .date()
    .nullish()
    .transform((value) => value ?? null),
  seenUpdatedAt: z.date().nullish(),
  reason: trimmedText({ min: 1, max: CLUB_LIMITS.overrideReason })
    .nullish()
    .transform((value) => value ?? null),
})

/** Refuses an override that would end before it begins. */
export function requireLater(until: Date | null, now: Date): void {
  if (until === null || until > now) return

  const message = 'Send a moment that is not past.'
  throw invalidInput([{ in: 'body', path: 'until', rule: 'future', message }])
}

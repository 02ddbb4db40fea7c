import { z } from 'zod'
import { exactText, IdempotencyKey, LIMITS, trimmedText } from '../../../schema/fields.ts'

export const CreateBookingSourceInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  sourceKey: exactText({ min: 2, max: 80 }).regex(/^[a-z0-9][a-z0-9._-]+$/),
  name: trimmedText({ min: 2, max: 120 }),
  externalAccountId: trimmedText({ min: 0, max: 200 }).nullish(),
})

export const PutCourtMappingInput = z.object({
  sourceId: z.string(),
  externalCourtId: trimmedText({ min: 1, max: LIMITS.id }),
  externalCourtName: trimmedText({ min: 1, max: 120 }),
  courtId: z.string(),
})

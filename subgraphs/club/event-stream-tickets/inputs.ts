import { z } from 'zod'
import { IdempotencyKey } from '../../../schema/fields.ts'

export const CreateEventStreamTicketInput = z.object({
  idempotencyKey: IdempotencyKey.nullish(),
  after: z.string().nullish(),
})

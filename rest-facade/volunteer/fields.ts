import { z } from 'zod'
import { isUuid } from '../../platform/ids.ts'
import { fault } from '../../schema/fields.ts'
import { QueryTimestamp, wholeNumber } from '../../schema/query-fields.ts'
import { VOLUNTEER_LIMITS } from '../../schema/volunteer/limits.ts'

/** In any letter case; the platform's own are in lower case. */
export const Uuid = z
  .string()
  .toLowerCase()
  .superRefine((text, context) => {
    if (!isUuid(text)) fault(context, 'format', 'Send a UUID.')
  })
  .meta({ format: 'uuid' })

export const EventStatus = z
  .enum(['draft', 'active', 'archived', 'cancelled'])
  .transform(toUpperCase)

export const HelperStatus = z.enum(['active', 'inactive']).transform(toUpperCase)

export const DeliveryStatus = z.enum(['pending', 'delivered', 'failed']).transform(toUpperCase)

/** Rows that are passed over are read all the same, so there is an end to it. */
const MAX_OFFSET = 1_000_000

/** Query parameters of every list; the club they may name is looked at before them. */
export function listQuery({ limit }: { limit: number }) {
  return {
    vereinId: Uuid.optional(),
    limit: wholeNumber({ min: 1, max: VOLUNTEER_LIMITS.page.max }).default(limit),
    offset: wholeNumber({ min: 0, max: MAX_OFFSET }).default(0),
    updated_since: QueryTimestamp.optional(),
  }
}

/** The graph writes the values of enums in capitals, this API in small letters. */
function toUpperCase<Text extends string>(text: Text): Uppercase<Text> {
  return text.toUpperCase() as Uppercase<Text>
}

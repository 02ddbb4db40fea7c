import { z } from 'zod'
import { exactText, fault, Id, LIMITS, Timestamp, trimmedText } from '../../platform/fields.ts'

export const SourceKey = exactText({ min: 2, max: 80 }).regex(/^[a-z0-9][a-z0-9._-]+$/, {
  message: 'Use a-z, 0-9, dot, underscore and hyphen, and begin with a letter or digit.',
})

export const SourceName = trimmedText({ min: 2, max: 120 })
export const ExternalAccountId = trimmedText({ min: 0, max: 200 })
export const ExternalCourtId = trimmedText({ min: 1, max: 200 })
export const ExternalCourtName = trimmedText({ min: 1, max: 120 })
/** The source's own name of the booking, which is never trimmed. */
export const ExternalBookingId = exactText({ min: 1, max: 200 })
export const Provider = exactText({ min: 1, max: 80 })

export const ById = z.object({ id: Id })

/** Query parameters of every list. */
export const PAGE = { limit: limitTo(LIMITS.page), cursor: z.string().optional() }

/** A moment in a query, where an unescaped plus sign has turned into a space. */
export const QueryTimestamp = z
  .string()
  .superRefine((text, context) => {
    if (/ \d\d:\d\d$/.test(text))
      fault(context, 'format', 'Write the plus sign of the offset as %2B.')
  })
  .pipe(Timestamp)

/** Keeps `from` from being later than `to` (Endpoints, 1). */
export function checkRange(
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
  context: Parameters<typeof fault>[0],
): void {
  if (from && to && from > to) fault(context, 'range_order', 'Must not be later than to.', ['from'])
}

function limitTo({ default: usual, max }: { default: number; max: number }) {
  return z
    .string()
    .superRefine((text, context) => {
      const isPageSize = /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= max
      if (!isPageSize) fault(context, 'range', `Send a whole number from 1 to ${max}.`)
    })
    .transform(Number)
    .default(usual)
}

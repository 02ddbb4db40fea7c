import { z } from 'zod'
import { exactText, fault, Id, LIMITS, trimmedText } from '../../schema/fields.ts'
import { wholeNumber } from '../query-fields.ts'

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

export const WebhookName = trimmedText({ min: 2, max: 120 })
export const WebhookUrl = exactText({ min: 1, max: 2048 })
export const WebhookDescription = trimmedText({ min: 0, max: 500 })

export const ById = z.object({ id: Id })

/** Query parameters of every list. */
export const PAGE = {
  limit: wholeNumber({ min: 1, max: LIMITS.page.max }).default(LIMITS.page.default),
  cursor: z.string().optional(),
}

/** Keeps `from` from being later than `to` (Endpoints, 1). */
export function checkRange(
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
  context: Parameters<typeof fault>[0],
): void {
  if (from && to && from > to) fault(context, 'range_order', 'Must not be later than to.', ['from'])
}

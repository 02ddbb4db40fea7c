import { z } from 'zod'
import { isUuid } from '../../platform/ids.ts'
import { boundedText, fault } from '../../schema/fields/fields.ts'
import { LIMITS } from '../../schema/limits.ts'

const UUID = { rule: 'format', message: 'Send a UUID.' }

/** Accepts any letter case; the platform generates lower case. */
export const Uuid = boundedText(LIMITS.raw.id, UUID)
  .toLowerCase()
  .superRefine((text, context) => {
    if (!isUuid(text)) fault(context, UUID.rule, UUID.message)
  })
  .meta({ format: 'uuid' })

export const ByEventId = z.object({ eventId: Uuid })

/** The parameter `vereinId` of every operation. */
export const OwnVerein = Uuid.meta({
  format: 'uuid',
  description: "The key's own club; another one is refused with `verein_mismatch`.",
})

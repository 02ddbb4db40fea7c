import { z } from 'zod'
import { exactText, trimmedText } from '../fields/fields.ts'
import { changeable } from '../fields/input-fields.ts'
import { inputRecord, NEEDS_CHANGE } from '../fields/input-record.ts'
import { cleanText } from '../fields/text/line-text.ts'
import { LIMITS } from '../limits.ts'
import { ClubEventTypes } from './event-types.ts'
import { WEBHOOK_ENDPOINT_STATUSES } from './statuses.ts'

const Name = cleanText({ min: 2, max: LIMITS.name })

const Description = trimmedText({ min: 0, max: LIMITS.webhookDescription }).nullable()

/** `target-safety.ts` checks the address behind the URL. */
const Url = exactText({ min: 1, max: LIMITS.url }).meta({ format: 'uri' })

export const NewWebhookEndpoint = inputRecord({
  name: Name,
  url: Url,
  description: Description.default(null),
  /** At least one (`event-types.ts`). */
  eventTypes: ClubEventTypes,
})

export const WebhookEndpointChanges = inputRecord(
  {
    name: changeable(Name),
    url: changeable(Url),
    description: changeable(Description),
    status: changeable(z.enum(WEBHOOK_ENDPOINT_STATUSES)),
    eventTypes: changeable(ClubEventTypes),
  },
  NEEDS_CHANGE,
)

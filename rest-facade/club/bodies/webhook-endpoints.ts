import { z } from 'zod'
import type {
  RotateWebhookSecretMutation,
  WebhookEndpointFieldsFragment,
} from '../../../built/types/operations.ts'
import { CLUB_EVENT_TYPES } from '../../../schema/club/event-types.ts'
import { bodyOf, field, toRestBody } from '../../../schema/fields/rest-body.ts'
import { LIMITS } from '../../../schema/limits.ts'
import { toClubEventType } from './event-types.ts'
import { COUNTED, NAME } from './keywords.ts'
import { DATA } from './page.ts'

type Rotated = NonNullable<RotateWebhookSecretMutation['rotateWebhookSecret']>

/** 43 characters of base64url in those of 1.2.0, which repetitions and its own processes still answer. */
const SECRET = { pattern: '^whsec_[A-Za-z0-9_-]{43,44}$' }

export const WebhookEndpointBody = bodyOf<
  Omit<WebhookEndpointFieldsFragment, 'eventTypes'> & { eventTypes: string[] }
>('WebhookEndpointFields', {
  name: NAME,
  url: { maxLength: LIMITS.url, format: 'uri' },
  description: { maxLength: LIMITS.webhookDescription },
  eventTypes: { items: { enum: CLUB_EVENT_TYPES }, uniqueItems: true },
  signingSecretVersion: COUNTED,
})

export function toWebhookEndpoint(
  endpoint: WebhookEndpointFieldsFragment,
): z.output<typeof WebhookEndpointBody> {
  return { ...toRestBody(endpoint), event_types: endpoint.eventTypes.map(toClubEventType) }
}

/** Only this answer shows the first secret. */
export const CreatedWebhookEndpointBody = z.intersection(
  WebhookEndpointBody,
  z.object({
    signing_secret: field({ of: 'CreateWebhookEndpointPayload.signingSecret', ...SECRET }),
  }),
)

export const RotatedSecretBody = z
  .object({
    id: field({ of: 'RotateWebhookSecretPayload.id' }),
    signing_secret: field({ of: 'RotateWebhookSecretPayload.signingSecret', ...SECRET }),
    signing_secret_version: field<number>({
      of: 'RotateWebhookSecretPayload.signingSecretVersion',
      minimum: 2,
      description: 'Version of the new secret; the first one has version 1.',
    }),
  })
  .describe(DATA)

export function toRotatedSecret({
  id,
  signingSecret,
  signingSecretVersion,
}: Rotated): z.output<typeof RotatedSecretBody> {
  return { id, signing_secret: signingSecret, signing_secret_version: signingSecretVersion }
}

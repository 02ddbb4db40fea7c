import { Problem } from '../../../platform/problem.ts'
import type { VolunteerEventType } from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { WebhookEndpoint } from '../../foundation/webhooks/entities.ts'
import { initialEndpointState } from '../../foundation/webhooks/entities.ts'

/** What is chosen and given when a webhook is made; nothing of it ever changes. */
export type AskedWebhook = Pick<
  WebhookEndpoint,
  'id' | 'clubId' | 'url' | 'description' | 'secret'
> & {
  /** Each once, in the order of the API document. */
  eventTypes: VolunteerEventType[]
}

/** Where it begins to follow is for the store to find out. */
export type FreshEndpoint = Omit<WebhookEndpoint, 'subscribedAfter'>

/** `active` is how many the club has already. */
export function createWebhook(asked: AskedWebhook, active: number, now: Date): FreshEndpoint {
  const limit = VOLUNTEER_LIMITS.activeWebhooks
  if (active >= limit)
    throw new Problem(
      'webhook_limit_reached',
      `A club may have ${limit} active webhooks at a time.`,
      { limit },
    )

  return {
    ...asked,
    // A club is its own organization here, and owns its webhooks itself.
    organizationId: asked.clubId,
    ownerId: asked.clubId,
    name: null,
    ...initialEndpointState(now),
  }
}

/** The webhook without its life; disabling it again changes nothing. */
export function disableWebhook(webhook: WebhookEndpoint, now: Date): WebhookEndpoint {
  if (webhook.status === 'DISABLED') return webhook

  return { ...webhook, status: 'DISABLED', updatedAt: now, disabledAt: now }
}

import { Problem } from '../../../schema/problem.ts'
import { includesWebhooks } from '../../../schema/volunteer/access.ts'
import type { VolunteerEventType } from '../../../schema/volunteer/fields.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import type { WebhookDisabledBy, WebhookEndpoint } from '../../foundation/webhooks/entities.ts'
import { initialEndpointState } from '../../foundation/webhooks/entities.ts'
import type { Account } from '../accounts/account.ts'
import { boughtOf } from '../accounts/rules.ts'

/** Chosen when a webhook is created; none of it ever changes. */
export type WebhookDraft = Pick<
  WebhookEndpoint,
  'id' | 'clubId' | 'url' | 'description' | 'secret'
> & {
  /** Each type once, in the order of the API document. */
  eventTypes: VolunteerEventType[]
}

/** The store sets the position in the log at which the subscription starts. */
export type NewVolunteerWebhook = Omit<WebhookEndpoint, 'subscribedAfter'>

/** `active` is the number of active webhooks of the club. */
export function createWebhook(draft: WebhookDraft, active: number, now: Date): NewVolunteerWebhook {
  const limit = VOLUNTEER_LIMITS.activeWebhooks
  if (active >= limit)
    throw new Problem(
      'webhook_limit_reached',
      `A club may have ${limit} active webhooks at a time.`,
      { limit },
    )

  return {
    ...draft,
    // On the volunteer side a club is its own organization and owns its webhooks.
    organizationId: draft.clubId,
    ownerId: draft.clubId,
    name: null,
    ...initialEndpointState(now),
  }
}

/**
 * Only a club whose integration is on, and whose plan or add-ons include webhooks, gets deliveries; events of other
 * clubs are never delivered.
 */
export function isEntitledToWebhooks(
  account: Pick<Account, 'plan' | 'addOns' | 'isIntegrationEnabled'>,
): boolean {
  return account.isIntegrationEnabled && includesWebhooks(boughtOf(account))
}

/** The disabled webhook; disabling it again changes nothing. */
export function disableWebhook(
  webhook: WebhookEndpoint,
  disabledBy: WebhookDisabledBy,
  now: Date,
): WebhookEndpoint {
  if (webhook.status === 'DISABLED') return webhook

  return { ...webhook, status: 'DISABLED', updatedAt: now, disabledAt: now, disabledBy }
}

/** A disabled webhook gets no delivery again. */
export function requireActiveWebhook({ isWebhookActive }: { isWebhookActive: boolean }): void {
  if (!isWebhookActive) throw new Problem('state_conflict', 'The webhook is disabled.')
}

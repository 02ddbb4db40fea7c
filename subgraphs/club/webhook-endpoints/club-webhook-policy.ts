import { ATTEMPT_TIMEOUT_MS, ATTEMPT_WAITS_MS } from '../../../rules/webhooks/attempts.ts'
import { DISABLED_AFTER } from '../../../rules/webhooks/health.ts'
import { SIGNED_HEADERS } from '../../../rules/webhooks/signed-headers.ts'
import { toEventRecord } from '../../../schema/club/event-record.ts'
import type { ClubScope } from '../../../schema/club/scopes.ts'
import type { LoggedEvent } from '../../foundation/event-log/entities.ts'
import type { WebhookPolicy } from '../../foundation/webhooks/webhook-policy.ts'

/**
 * Deliveries of an installation without one of these scopes, or of a club that is not ACTIVE, are created and held
 * (`webhookEndpointStore.findOwners`); those of a revoked or expired installation end.
 */
export const SCOPES_TO_DELIVER: readonly ClubScope[] = ['events:read', 'webhooks:manage']

/** The promises of the Club API about its deliveries (Webhook delivery rules; Limits). */
export const CLUB_WEBHOOK_POLICY: Omit<WebhookPolicy, 'findOwners' | 'toBody'> = {
  product: 'club',
  waitsMs: ATTEMPT_WAITS_MS.club,
  timeoutMs: ATTEMPT_TIMEOUT_MS.club,
  connectTimeoutMs: 5000,
  isFinal: () => false,
  pacedBy: 'endpoint',
  disableAfter: DISABLED_AFTER,
  toHeaders: SIGNED_HEADERS.club,
}

/** The same bytes as the record of the event feed. */
export function toClubWebhookBody(
  { resourceType, resourceId, ...event }: LoggedEvent,
  publicUrl: string,
): string {
  const resource = { type: resourceType, id: resourceId }
  return JSON.stringify(toEventRecord({ ...event, resource }, publicUrl))
}

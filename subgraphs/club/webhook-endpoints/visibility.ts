import type { WebhookEndpoint } from '../../foundation/webhooks/entities.ts'
import { failureWarningOf } from './club-webhook-policy.ts'

/** An endpoint as it may be shown, and kept as an idempotent answer: without its secret. */
export type VisibleEndpoint = ReturnType<typeof toVisibleEndpoint>

export function toVisibleEndpoint(endpoint: WebhookEndpoint) {
  const { secret: _secret, secretVersion, ownerId, consecutiveFailures, ...shown } = endpoint
  return {
    ...shown,
    name: endpoint.name ?? '',
    installationId: ownerId,
    signingSecretVersion: secretVersion,
    consecutiveFailures,
    failureWarning: failureWarningOf(consecutiveFailures),
  }
}

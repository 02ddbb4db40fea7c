import { failureWarningOf } from '../../../rules/webhooks/health.ts'
import type { WebhookEndpoint } from '../../foundation/webhooks/entities.ts'

/** An endpoint without its secret, for answers and idempotent replays. */
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

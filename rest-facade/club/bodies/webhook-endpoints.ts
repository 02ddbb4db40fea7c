import type { RestNames } from '../../../schema/rest-names.ts'
import type { WebhookEndpointFieldsFragment } from '../../../schema/types/operations.ts'

export function toWebhookEndpoint(endpoint: WebhookEndpointFieldsFragment) {
  return {
    id: endpoint.id,
    name: endpoint.name,
    url: endpoint.url,
    description: endpoint.description,
    status: endpoint.status,
    event_types: endpoint.eventTypes,
    signing_secret_version: endpoint.signingSecretVersion,
    consecutive_failures: endpoint.consecutiveFailures,
    last_failure_at: endpoint.lastFailureAt,
    disabled_at: endpoint.disabledAt,
    created_at: endpoint.createdAt,
    updated_at: endpoint.updatedAt,
  } satisfies RestNames<WebhookEndpointFieldsFragment>
}

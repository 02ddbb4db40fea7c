import type { WebhookEndpointFieldsFragment } from '../../../built/types/operations.ts'
import { toRestBody } from '../../../schema/fields/rest-body.ts'
import { toClubEventType } from './event-types.ts'

export function toWebhookEndpoint(endpoint: WebhookEndpointFieldsFragment) {
  return { ...toRestBody(endpoint), event_types: endpoint.eventTypes.map(toClubEventType) }
}

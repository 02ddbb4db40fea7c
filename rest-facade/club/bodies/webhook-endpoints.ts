import { toRestBody } from '../../../schema/fields/rest-body.ts'
import type { WebhookEndpointFieldsFragment } from '../../../schema/types/operations.ts'
import { toClubEventType } from './event-types.ts'

export function toWebhookEndpoint(endpoint: WebhookEndpointFieldsFragment) {
  return { ...toRestBody(endpoint), event_types: endpoint.eventTypes.map(toClubEventType) }
}

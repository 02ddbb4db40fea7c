import {
  EventLogPurgeEntity,
  LoggedEventEntity,
  OrganizationHeadEntity,
} from './event-log/entities.ts'
import { IdempotentAnswerEntity } from './idempotency.ts'
import { SecretKeyFingerprintEntity } from './secret-key-fingerprints.ts'
import {
  WebhookAttemptEntity,
  WebhookEndpointEntity,
  WebhookPositionEntity,
} from './webhooks/entities.ts'
import { WorkItemEntity } from './work-queue/work-items.ts'

/** Tables that every subgraph's database has alike; each has its own of `webhookDeliveryEntity` besides. */
export const FOUNDATION_ENTITIES = [
  LoggedEventEntity,
  OrganizationHeadEntity,
  EventLogPurgeEntity,
  IdempotentAnswerEntity,
  WebhookEndpointEntity,
  WebhookAttemptEntity,
  WebhookPositionEntity,
  WorkItemEntity,
  SecretKeyFingerprintEntity,
]

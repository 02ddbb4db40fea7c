import {
  EventLogPurgeEntity,
  LoggedEventEntity,
  OrganizationHeadEntity,
} from './event-log/entities.ts'
import { IdempotentAnswerEntity } from './idempotency.ts'
import { SecretKeyFingerprintEntity } from './secret-key-fingerprints.ts'
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
  WebhookPositionEntity,
} from './webhooks/entities.ts'
import { WorkItemEntity } from './work-queue/work-items.ts'

/** Tables that every subgraph's database has. */
export const FOUNDATION_ENTITIES = [
  LoggedEventEntity,
  OrganizationHeadEntity,
  EventLogPurgeEntity,
  IdempotentAnswerEntity,
  WebhookEndpointEntity,
  WebhookDeliveryEntity,
  WebhookAttemptEntity,
  WebhookPositionEntity,
  WorkItemEntity,
  SecretKeyFingerprintEntity,
]

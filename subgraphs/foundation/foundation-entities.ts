import { AuditEntryEntity } from './audit/entities.ts'
import { IdempotentAnswerEntity } from './change/idempotency.ts'
import {
  EventLogPurgeEntity,
  LoggedEventEntity,
  OrganizationHeadEntity,
} from './event-log/entities.ts'
import { WorkItemEntity } from './jobs/work-queue/work-items.ts'
import { ApiRequestEntity } from './request-log/entities.ts'
import { SecretKeyFingerprintEntity } from './secrets/secret-key-fingerprints.ts'
import { WebhookAnswerEntity, WebhookResendEntity } from './webhooks/attempts/entities.ts'
import {
  WebhookAttemptEntity,
  WebhookEndpointEntity,
  WebhookPositionEntity,
} from './webhooks/entities.ts'

/** Tables that every subgraph has; each adds its own `webhookDeliveryEntity`. */
export const FOUNDATION_ENTITIES = [
  LoggedEventEntity,
  OrganizationHeadEntity,
  EventLogPurgeEntity,
  IdempotentAnswerEntity,
  WebhookEndpointEntity,
  WebhookAttemptEntity,
  WebhookPositionEntity,
  WebhookAnswerEntity,
  WebhookResendEntity,
  WorkItemEntity,
  SecretKeyFingerprintEntity,
  ApiRequestEntity,
  AuditEntryEntity,
]

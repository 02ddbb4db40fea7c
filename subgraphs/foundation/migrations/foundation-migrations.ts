import { createEventLog } from './0001-create-event-log.ts'
import { createOrganizationHeads } from './0002-create-organization-heads.ts'
import { createIdempotentAnswers } from './0003-create-idempotent-answers.ts'
import { createEventLogPurges } from './0010-create-event-log-purges.ts'
import { keepEventData } from './0018-keep-event-data.ts'
import { createWorkItems } from './0020-create-work-items.ts'
import { createWebhookEndpoints } from './0030-create-webhook-endpoints.ts'
import { createWebhookDeliveries } from './0031-create-webhook-deliveries.ts'
import { createWebhookAttempts } from './0032-create-webhook-attempts.ts'
import { createWebhookPositions } from './0033-create-webhook-positions.ts'
import { createSecretKeyFingerprints } from './0034-create-secret-key-fingerprints.ts'
import { orderWebhookDeliveries } from './0036-order-webhook-deliveries.ts'
import { findWebhookDeliveriesByAttempt } from './0037-find-webhook-deliveries-by-attempt.ts'
import { findWebhookDeliveriesByResource } from './0038-find-webhook-deliveries-by-resource.ts'
import { resendWebhookDeliveries } from './0039-resend-webhook-deliveries.ts'
import { listWebhookDeliveriesByStatus } from './0040-list-webhook-deliveries-by-status.ts'
import { findTheTurnOfWorkItems } from './0041-find-the-turn-of-work-items.ts'
import { tellRetriesApart } from './0042-tell-retries-apart.ts'
import { findRetries } from './0043-find-retries.ts'
import { noteRetries } from './0044-note-retries.ts'

/** Tables that every subgraph's database has; numbers below 100 are theirs. */
export const FOUNDATION_MIGRATIONS = [
  createEventLog,
  createOrganizationHeads,
  createIdempotentAnswers,
  createEventLogPurges,
  keepEventData,
  createWorkItems,
  createWebhookEndpoints,
  createWebhookDeliveries,
  createWebhookAttempts,
  createWebhookPositions,
  createSecretKeyFingerprints,
  orderWebhookDeliveries,
  findWebhookDeliveriesByAttempt,
  findWebhookDeliveriesByResource,
  resendWebhookDeliveries,
  listWebhookDeliveriesByStatus,
  findTheTurnOfWorkItems,
  tellRetriesApart,
  findRetries,
  noteRetries,
]

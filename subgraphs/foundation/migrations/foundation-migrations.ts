import { createEventLog } from './1001-create-event-log.ts'
import { createOrganizationHeads } from './1002-create-organization-heads.ts'
import { createEventLogPurges } from './1003-create-event-log-purges.ts'
import { createIdempotentAnswers } from './1004-create-idempotent-answers.ts'
import { createWorkItems } from './1005-create-work-items.ts'
import { createWebhookEndpoints } from './1006-create-webhook-endpoints.ts'
import { createWebhookAttempts } from './1008-create-webhook-attempts.ts'
import { createWebhookPositions } from './1009-create-webhook-positions.ts'
import { createSecretKeyFingerprints } from './1010-create-secret-key-fingerprints.ts'

/**
 * Tables that every subgraph's database has; numbers from 1000 to 1099 are theirs. Each database adds its own
 * `createWebhookDeliveries`.
 */
export const FOUNDATION_MIGRATIONS = [
  createEventLog,
  createOrganizationHeads,
  createEventLogPurges,
  createIdempotentAnswers,
  createWorkItems,
  createWebhookEndpoints,
  createWebhookAttempts,
  createWebhookPositions,
  createSecretKeyFingerprints,
]

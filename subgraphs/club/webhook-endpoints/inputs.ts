import type { z } from 'zod'
import {
  WebhookEndpointChanges as Changes,
  NewWebhookEndpoint,
} from '../../../schema/club/webhook-endpoints.ts'
import { IdempotencyKey } from '../../../schema/fields.ts'
import { KEYED } from '../../../schema/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/input-record.ts'

export const CreateWebhookEndpointInput = toGraph(withFields(KEYED, NewWebhookEndpoint))

/** What can be changed; absent means unchanged. */
export const WebhookEndpointChanges = toGraph(Changes)

export type WebhookEndpointChanges = z.output<typeof WebhookEndpointChanges>

export const RotateWebhookSecretInput = toGraph(inputRecord({ idempotencyKey: IdempotencyKey }))

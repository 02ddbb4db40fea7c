import type { z } from 'zod'
import {
  NewWebhookEndpoint,
  WebhookEndpointChanges,
} from '../../../schema/club/webhook-endpoints.ts'
import { IdempotencyKey } from '../../../schema/fields/fields.ts'
import { KEYED } from '../../../schema/fields/input-fields.ts'
import { inputRecord, toGraph, withFields } from '../../../schema/fields/input-record.ts'

export const CreateWebhookEndpointInput = toGraph(withFields(KEYED, NewWebhookEndpoint))

/** What can be changed; absent means unchanged. */
export const WebhookEndpointChangesInput = toGraph(WebhookEndpointChanges)

export type EndpointChanges = z.output<typeof WebhookEndpointChangesInput>

export const RotateWebhookSecretInput = toGraph(inputRecord({ idempotencyKey: IdempotencyKey }))

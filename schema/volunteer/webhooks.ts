import { z } from 'zod'
import { omittable } from '../fields/input-fields.ts'
import { inputRecord } from '../fields/input-record.ts'
import { WebhookDescription, WebhookEvents } from './fields.ts'

/** A new webhook. `target-safety.ts` checks the address behind its URL. */
export const NewWebhook = inputRecord({
  url: z.string().meta({ format: 'uri' }),
  description: omittable(WebhookDescription),
  eventTypes: WebhookEvents,
})

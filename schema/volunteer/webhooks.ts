import { z } from 'zod'
import { inputRecord } from '../input-record.ts'
import { WebhookDescription, WebhookEvents } from './fields.ts'

/** A new webhook. What its address leads to is judged by the guard of targets. */
export const NewWebhook = inputRecord({
  url: z.string(),
  description: WebhookDescription.nullish(),
  events: WebhookEvents,
})

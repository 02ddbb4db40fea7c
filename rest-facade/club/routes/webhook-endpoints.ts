import { z } from 'zod'
import { ClubEventTypes } from '../../../schema/club/event-types.ts'
import { fault } from '../../../schema/fields.ts'
import { operation } from '../../../schema/operations.ts'
import { replayHeaders } from '../../idempotency-key.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toPage } from '../bodies/page.ts'
import { toWebhookEndpoint } from '../bodies/webhook-endpoints.ts'
import { ById, PAGE, WebhookDescription, WebhookName, WebhookUrl } from '../fields.ts'

const path = '/webhook-endpoints'

export const listWebhookEndpoints = defineRoute({
  method: 'GET',
  path,
  scopes: ['webhooks:manage'],
  query: z.object(PAGE),
  operation: operation('ListWebhookEndpoints'),
  variables: ({ query: { limit, cursor } }) => given({ first: limit, after: cursor }),
  status: 200,
  answer: ({ webhookEndpoints }) => toPage(present(webhookEndpoints), toWebhookEndpoint),
})

export const createWebhookEndpoint = defineRoute({
  method: 'POST',
  path,
  scopes: ['webhooks:manage'],
  idempotencyKey: true,
  body: z.strictObject({
    name: WebhookName,
    url: WebhookUrl,
    description: WebhookDescription.nullable().default(null),
    event_types: ClubEventTypes,
  }),
  operation: operation('CreateWebhookEndpoint'),
  variables: ({ idempotencyKey, body: { event_types, ...body } }) => ({
    input: { idempotencyKey, ...body, eventTypes: event_types },
  }),
  status: 201,
  headers: ({ createWebhookEndpoint }) => replayHeaders(present(createWebhookEndpoint)),
  answer: ({ createWebhookEndpoint }) => {
    const { webhookEndpoint, signingSecret } = present(createWebhookEndpoint)
    return { data: { ...toWebhookEndpoint(webhookEndpoint), signing_secret: signingSecret } }
  },
})

export const updateWebhookEndpoint = defineRoute({
  method: 'PATCH',
  path: `${path}/:id`,
  scopes: ['webhooks:manage'],
  params: ById,
  body: z
    .strictObject({
      name: WebhookName.optional(),
      url: WebhookUrl.optional(),
      description: WebhookDescription.nullable().optional(),
      status: z.enum(['ACTIVE', 'DISABLED']).optional(),
      event_types: ClubEventTypes.optional(),
    })
    .superRefine((body, context) => {
      if (Object.values(body).every((value) => value === undefined))
        fault(context, 'min_properties', 'Send at least one property to change.')
    }),
  operation: operation('UpdateWebhookEndpoint'),
  variables: ({ params: { id }, body: { event_types, ...body } }) => ({
    input: given({ id, ...body, eventTypes: event_types }),
  }),
  status: 200,
  answer: ({ updateWebhookEndpoint }) => ({
    data: toWebhookEndpoint(present(updateWebhookEndpoint).webhookEndpoint),
  }),
})

export const deleteWebhookEndpoint = defineRoute({
  method: 'DELETE',
  path: `${path}/:id`,
  scopes: ['webhooks:manage'],
  params: ById,
  operation: operation('DeleteWebhookEndpoint'),
  variables: ({ params: { id } }) => ({ input: { id } }),
  status: 204,
  answer: () => undefined,
})

export const rotateWebhookSecret = defineRoute({
  method: 'POST',
  path: `${path}/:id/rotate-secret`,
  scopes: ['webhooks:manage'],
  idempotencyKey: true,
  params: ById,
  operation: operation('RotateWebhookSecret'),
  variables: ({ idempotencyKey, params: { id } }) => ({ input: { idempotencyKey, id } }),
  status: 200,
  headers: ({ rotateWebhookSecret }) => replayHeaders(present(rotateWebhookSecret)),
  answer: ({ rotateWebhookSecret }) => {
    const { id, signingSecret, signingSecretVersion } = present(rotateWebhookSecret)
    return {
      data: { id, signing_secret: signingSecret, signing_secret_version: signingSecretVersion },
    }
  },
})

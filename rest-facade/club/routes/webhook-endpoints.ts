import {
  NewWebhookEndpoint,
  WebhookEndpointChanges,
} from '../../../schema/club/webhook-endpoints.ts'
import { toEnumName } from '../../../schema/enum-names.ts'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { defineRoute, requireData } from '../../route.ts'
import { inData, pageOf, toPage } from '../bodies/page.ts'
import {
  CreatedWebhookEndpointBody,
  RotatedSecretBody,
  toRotatedSecret,
  toWebhookEndpoint,
  WebhookEndpointBody,
} from '../bodies/webhook-endpoints.ts'
import { ById, PageQuery } from '../fields.ts'

const path = '/webhook-endpoints'

export const listWebhookEndpointsRoute = defineRoute({
  method: 'GET',
  path,
  scopes: ['webhooks:manage'],
  query: PageQuery,
  tag: 'Webhook endpoints',
  summary: 'List webhook endpoints',
  operation: operation('ListWebhookEndpoints'),
  variables: ({ query }) => query,
  answers: { 200: pageOf(WebhookEndpointBody) },
  answer: ({ webhookEndpoints }) => toPage(requireData(webhookEndpoints), toWebhookEndpoint),
})

export const createWebhookEndpointRoute = defineRoute({
  method: 'POST',
  path,
  scopes: ['webhooks:manage'],
  idempotencyKey: 'required',
  hasSecret: true,
  body: toRest(NewWebhookEndpoint, 'body'),
  tag: 'Webhook endpoints',
  summary: 'Create a webhook endpoint',
  operation: operation('CreateWebhookEndpoint'),
  variables: ({ idempotencyKey, body }) => ({
    input: { idempotencyKey, ...body, eventTypes: body.eventTypes.map(toEnumName) },
  }),
  answers: { 201: inData(CreatedWebhookEndpointBody) },
  answer: ({ createWebhookEndpoint }) => {
    const { webhookEndpoint, signingSecret } = requireData(createWebhookEndpoint)
    return { data: { ...toWebhookEndpoint(webhookEndpoint), signing_secret: signingSecret } }
  },
})

export const updateWebhookEndpointRoute = defineRoute({
  method: 'PATCH',
  path: `${path}/:id`,
  scopes: ['webhooks:manage'],
  params: ById,
  body: toRest(WebhookEndpointChanges, 'body'),
  tag: 'Webhook endpoints',
  summary: 'Change a webhook endpoint',
  operation: operation('UpdateWebhookEndpoint'),
  variables: ({ params: { id }, body: { eventTypes, ...body } }) => ({
    input: {
      endpointId: id,
      ...body,
      ...(eventTypes && { eventTypes: eventTypes.map(toEnumName) }),
    },
  }),
  answers: { 200: inData(WebhookEndpointBody) },
  answer: ({ updateWebhookEndpoint }) => ({
    data: toWebhookEndpoint(requireData(updateWebhookEndpoint).webhookEndpoint),
  }),
})

export const disableWebhookEndpointRoute = defineRoute({
  method: 'DELETE',
  path: `${path}/:id`,
  scopes: ['webhooks:manage'],
  params: ById,
  tag: 'Webhook endpoints',
  summary: 'Disable a webhook endpoint',
  operation: operation('DisableWebhookEndpoint'),
  variables: ({ params: { id } }) => ({ input: { endpointId: id } }),
  answers: { 204: null },
  answer: () => undefined,
})

export const rotateWebhookSecretRoute = defineRoute({
  method: 'POST',
  path: `${path}/:id/rotate-secret`,
  scopes: ['webhooks:manage'],
  idempotencyKey: 'required',
  hasSecret: true,
  params: ById,
  tag: 'Webhook endpoints',
  summary: 'Rotate the signing secret',
  operation: operation('RotateWebhookSecret'),
  variables: ({ idempotencyKey, params: { id } }) => ({
    input: { idempotencyKey, endpointId: id },
  }),
  answers: { 200: inData(RotatedSecretBody) },
  answer: ({ rotateWebhookSecret }) => ({
    data: toRotatedSecret(requireData(rotateWebhookSecret)),
  }),
})

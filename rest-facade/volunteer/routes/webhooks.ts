import { z } from 'zod'
import { toEnumName } from '../../../schema/enum-names.ts'
import { toRest } from '../../../schema/fields/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { readScopesOf } from '../../../schema/volunteer/access.ts'
import {
  VolunteerWebhookDeliveryFilter,
  VolunteerWebhookFilter,
} from '../../../schema/volunteer/lists.ts'
import { NewWebhook } from '../../../schema/volunteer/webhooks.ts'
import { defineRoute, requireData } from '../../route.ts'
import { earliestFirst, latestFirst } from '../bodies/in-order.ts'
import { undeletable } from '../bodies/lists.ts'
import {
  CreatedWebhookBody,
  DeliveryBody,
  toCreatedWebhook,
  toDelivery,
  toWebhook,
  WebhookBody,
} from '../bodies/webhooks.ts'
import { Uuid } from '../fields.ts'
import { toListVariables } from '../list-query.ts'
import { defineListRoute } from '../list-route.ts'

const ByWebhookId = z.object({ webhookId: Uuid })

export const listVolunteerWebhooksRoute = defineListRoute({
  path: '/webhooks',
  scopes: ['webhooks:read'],
  filter: VolunteerWebhookFilter,
  tag: 'Webhooks',
  summary: 'List webhooks',
  operation: operation('ListVolunteerWebhooks'),
  variables: ({ query }) => toListVariables(query),
  page: ({ volunteerWebhooks }) => volunteerWebhooks,
  rows: 'webhooks',
  row: undeletable(WebhookBody),
  toRow: toWebhook,
  sort: (nodes) => earliestFirst(nodes, ({ createdAt }) => createdAt),
})

export const createVolunteerWebhookRoute = defineRoute({
  method: 'POST',
  path: '/webhooks',
  scopes: ['webhooks:write'],
  idempotencyKey: 'optional',
  hasSecret: true,
  body: toRest(NewWebhook, 'open_body', { eventTypes: 'events' }),
  scopesForInput: ({ body }) => readScopesOf(body.eventTypes),
  tag: 'Webhooks',
  summary: 'Create a webhook',
  operation: operation('CreateVolunteerWebhook'),
  variables: ({ idempotencyKey, body }) => ({
    input: { idempotencyKey, ...body, eventTypes: body.eventTypes.map(toEnumName) },
  }),
  answers: { 201: z.object({ webhook: CreatedWebhookBody }) },
  answer: ({ createVolunteerWebhook }) => ({
    webhook: toCreatedWebhook(requireData(createVolunteerWebhook)),
  }),
})

/** A webhook is disabled, never removed: its delivery log stays. */
export const endVolunteerWebhookRoute = defineRoute({
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  scopes: ['webhooks:write'],
  params: ByWebhookId,
  tag: 'Webhooks',
  summary: 'Disable a webhook',
  operation: operation('EndVolunteerWebhook'),
  variables: ({ params: { webhookId } }) => ({ input: { webhookId } }),
  answers: { 200: z.object({ webhook: WebhookBody }) },
  answer: ({ endVolunteerWebhook }) => ({
    webhook: toWebhook(requireData(endVolunteerWebhook).webhook),
  }),
})

export const listVolunteerWebhookDeliveriesRoute = defineListRoute({
  path: '/webhooks/:webhookId/deliveries',
  scopes: ['webhooks:read'],
  params: ByWebhookId,
  filter: VolunteerWebhookDeliveryFilter,
  names: { eventType: 'event' },
  tag: 'Webhooks',
  summary: 'List the deliveries of a webhook',
  operation: operation('ListVolunteerWebhookDeliveries'),
  variables({ params, query }) {
    const { filter, ...page } = toListVariables(query)
    const { eventType, ...others } = filter
    const ofType = eventType === undefined ? {} : { eventType: toEnumName(eventType) }
    return { ...params, ...page, filter: { ...others, ...ofType } }
  },
  page: ({ volunteerWebhookDeliveries }) => volunteerWebhookDeliveries,
  rows: 'deliveries',
  row: DeliveryBody,
  toRow: toDelivery,
  sort: (nodes) => latestFirst(nodes, ({ createdAt }) => createdAt),
})

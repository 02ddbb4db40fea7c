import { z } from 'zod'
import { operation } from '../../../schema/operations.ts'
import { QueryTimestamp } from '../../../schema/query-fields.ts'
import {
  VolunteerEventType,
  WebhookDescription,
  WebhookEvents,
} from '../../../schema/volunteer/fields.ts'
import { defineRoute, given, present } from '../../route.ts'
import { toTotalHeader } from '../bodies/total.ts'
import { toCreatedWebhook, toDelivery, toWebhook } from '../bodies/webhooks.ts'
import { DeliveryStatus, listQuery, Uuid } from '../fields.ts'
import { requireOwnVerein } from '../own-verein.ts'

const ByWebhookId = z.object({ webhookId: Uuid })

export const listWebhooks = defineRoute({
  method: 'GET',
  path: '/webhooks',
  scopes: ['webhooks:read'],
  authorizeQuery: requireOwnVerein,
  query: z.object(listQuery({ limit: 100 })),
  operation: operation('ListVolunteerWebhooks'),
  variables: ({ query: { limit, offset, updated_since } }) =>
    given({ first: limit, offset, updatedSince: updated_since?.toISOString() }),
  status: 200,
  headers: ({ volunteerWebhooks }) => toTotalHeader(present(volunteerWebhooks)),
  answer: ({ volunteerWebhooks }) => ({
    webhooks: present(volunteerWebhooks).nodes.map(toWebhook),
  }),
})

export const createWebhook = defineRoute({
  method: 'POST',
  path: '/webhooks',
  scopes: ['webhooks:write'],
  body: z.object({
    url: z.string(),
    description: WebhookDescription.nullable().optional(),
    events: WebhookEvents,
  }),
  operation: operation('CreateVolunteerWebhook'),
  variables: ({ body }) => ({ input: given({ ...body }) }),
  status: 201,
  answer: ({ createVolunteerWebhook }) => ({
    webhook: toCreatedWebhook(present(createVolunteerWebhook)),
  }),
})

/** A webhook is disabled, never removed: its delivery log stays. */
export const disableWebhook = defineRoute({
  method: 'DELETE',
  path: '/webhooks/:webhookId',
  scopes: ['webhooks:write'],
  params: ByWebhookId,
  operation: operation('DisableVolunteerWebhook'),
  variables: ({ params: { webhookId } }) => ({ input: { id: webhookId } }),
  status: 200,
  answer: ({ disableVolunteerWebhook }) => ({
    webhook: toWebhook(present(disableVolunteerWebhook).webhook),
  }),
})

export const listWebhookDeliveries = defineRoute({
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  scopes: ['webhooks:read'],
  authorizeQuery: requireOwnVerein,
  params: ByWebhookId,
  query: z.object({
    ...listQuery({ limit: 100 }),
    event: VolunteerEventType.optional(),
    status: DeliveryStatus.optional(),
    from: QueryTimestamp.optional(),
    to: QueryTimestamp.optional(),
  }),
  operation: operation('ListVolunteerWebhookDeliveries'),
  variables: ({ params: { webhookId }, query }) =>
    given({
      webhookId,
      first: query.limit,
      offset: query.offset,
      event: query.event,
      status: query.status,
      from: query.from?.toISOString(),
      to: query.to?.toISOString(),
      updatedSince: query.updated_since?.toISOString(),
    }),
  status: 200,
  headers: ({ volunteerWebhookDeliveries }) => toTotalHeader(present(volunteerWebhookDeliveries)),
  answer: ({ volunteerWebhookDeliveries }) => ({
    deliveries: present(volunteerWebhookDeliveries).nodes.map(toDelivery),
  }),
})

import { z } from 'zod'
import { toRest } from '../../../schema/input-record.ts'
import { operation } from '../../../schema/operations.ts'
import { readScopesOf } from '../../../schema/volunteer/access.ts'
import { DeliveryFilter, WebhookFilter } from '../../../schema/volunteer/lists.ts'
import { NewWebhook } from '../../../schema/volunteer/webhooks.ts'
import { replayHeaders } from '../../idempotency-key.ts'
import { defineRoute, present } from '../../route.ts'
import { toVariables } from '../../to-variables.ts'
import { toTotalHeader } from '../bodies/total.ts'
import { toCreatedWebhook, toDelivery, toWebhook } from '../bodies/webhooks.ts'
import { listQuery, toRows, Uuid, withoutDeleted } from '../fields.ts'

const ByWebhookId = z.object({ webhookId: Uuid })

export const listVolunteerWebhooksRoute = defineRoute({
  method: 'GET',
  path: '/webhooks',
  scopes: ['webhooks:read'],
  query: listQuery(WebhookFilter, { updatedSince: 'updated_since' }),
  operation: operation('ListVolunteerWebhooks'),
  variables: ({ query }) => toVariables(withoutDeleted(query)),
  status: 200,
  headers: ({ volunteerWebhooks }) => toTotalHeader(present(volunteerWebhooks)),
  answer: ({ volunteerWebhooks }, _context, { query }) => ({
    webhooks: toRows(present(volunteerWebhooks).nodes, query, toWebhook),
  }),
})

export const createVolunteerWebhookRoute = defineRoute({
  method: 'POST',
  path: '/webhooks',
  scopes: ['webhooks:write'],
  idempotencyKey: 'optional',
  body: toRest(NewWebhook, 'open_body', {
    url: 'url',
    description: 'description',
    events: 'events',
  }),
  alsoNeeds: ({ body }) => readScopesOf(body.events),
  operation: operation('CreateVolunteerWebhook'),
  variables: ({ idempotencyKey, body }) => ({ input: { idempotencyKey, ...body } }),
  status: 201,
  headers: ({ createVolunteerWebhook }) => replayHeaders(present(createVolunteerWebhook)),
  answer: ({ createVolunteerWebhook }) => ({
    webhook: toCreatedWebhook(present(createVolunteerWebhook)),
  }),
})

/** A webhook is disabled, never removed: its delivery log stays. */
export const disableVolunteerWebhookRoute = defineRoute({
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

export const listVolunteerWebhookDeliveriesRoute = defineRoute({
  method: 'GET',
  path: '/webhooks/:webhookId/deliveries',
  scopes: ['webhooks:read'],
  params: ByWebhookId,
  query: listQuery(DeliveryFilter, {
    updatedSince: 'updated_since',
    event: 'event',
    status: 'status',
    from: 'from',
    to: 'to',
  }),
  operation: operation('ListVolunteerWebhookDeliveries'),
  variables: ({ params, query }) => ({ ...params, ...toVariables(withoutDeleted(query)) }),
  status: 200,
  headers: ({ volunteerWebhookDeliveries }) => toTotalHeader(present(volunteerWebhookDeliveries)),
  answer: ({ volunteerWebhookDeliveries }, _context, { query }) => ({
    deliveries: toRows(present(volunteerWebhookDeliveries).nodes, query, toDelivery),
  }),
})

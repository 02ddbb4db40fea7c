import type { WebhookEndpointDeliveriesArgs } from '../../../built/types/club.ts'
import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { refuseExceeded } from '../../../platform/limits/rate-limit.ts'
import { WebhookDeliveryFilter } from '../../../schema/club/lists.ts'
import { orNull } from '../../../schema/fields/input-record.ts'
import { notFound } from '../../../schema/problem.ts'
import type { Loader } from '../../foundation/graph/loaders.ts'
import { byCreation, listPage } from '../../foundation/lists/paging.ts'
import { attemptDelivery } from '../../foundation/webhooks/attempt.ts'
import { STAFF_ATTEMPT_FIELDS } from '../../foundation/webhooks/attempts/attempt-fields.ts'
import { countKeyOf } from '../../foundation/webhooks/attempts/delivery-counts.ts'
import { toShownFailure } from '../../foundation/webhooks/attempts/failures.ts'
import { resenderOf } from '../../foundation/webhooks/attempts/resend-store.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import { endpointStore } from '../../foundation/webhooks/endpoint-store.ts'
import type { WebhookAttempt, WebhookDelivery } from '../../foundation/webhooks/entities.ts'
import { DELIVERIES_TOPIC } from '../../foundation/webhooks/webhook-jobs.ts'
import { toEndpointNotice } from '../records/club-change.ts'
import type { ClubContext } from '../records/context.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { reference, relation } from '../records/relations.ts'
import { authorizeEndpoints, type EndpointAccess } from './access.ts'
import { getEndpoint, lockActive } from './resolvers.ts'
import { disabledBy, PINGS, RESENT_AT_ONCE, requirePingable } from './rules.ts'
import { webhookEndpointStore } from './store.ts'
import type { VisibleEndpoint } from './visibility.ts'

export const Query = {
  webhookDelivery(_parent, { id }, { caller, database }) {
    return webhookEndpointStore.findDelivery(database, authorizeEndpoints(caller), requireUuid(id))
  },
} satisfies FieldsOf<'Query'>

export const Mutation = {
  async resendWebhookDelivery(_parent, { input }, { bus, caller, change, database, notices }) {
    const access = authorizeEndpoints(caller, 'ownership')
    const { id, endpointId } = await getDelivery(database, access, input.deliveryId)
    const { result: endpoint } = await change(null, async (tx, now) => {
      const { organizationId, clubId } = await lockActive(tx, access, endpointId)
      await deliveryStore.makeDue(tx, [id], resenderOf(caller), now)
      return { result: { id: endpointId, organizationId, clubId }, events: [] }
    })
    bus.publish(DELIVERIES_TOPIC, endpoint.organizationId)
    notices.publish(toEndpointNotice(endpoint))

    return { webhookDelivery: await getDelivery(database, access, id) }
  },

  async resendFailedWebhookDeliveries(
    _parent,
    { input: { endpointId, since } },
    { bus, caller, change, database, notices },
  ) {
    const access = authorizeEndpoints(caller, 'ownership')
    const { id, organizationId, clubId } = await getEndpoint(database, access, endpointId)
    const { result: resentCount } = await change(null, async (tx, now) => {
      await lockActive(tx, access, id)
      const asked = { endpointIds: [id], since, limit: RESENT_AT_ONCE }
      const failed = await deliveryStore.findFailed(tx, asked)
      await deliveryStore.makeDue(tx, failed.map(toId), resenderOf(caller), now)
      return { result: failed.length, events: [] }
    })
    bus.publish(DELIVERIES_TOPIC, organizationId)
    notices.publish(toEndpointNotice({ id, clubId }))

    return { resentCount }
  },

  async pingWebhookEndpoint(_parent, { input }, context) {
    const { caller, clock, database, log, newId, signal, traceparent = null } = context
    const endpoint = await getEndpoint(
      database,
      authorizeEndpoints(caller, 'ownership'),
      input.endpointId,
    )
    requirePingable(endpoint)
    refuseExceeded(await context.webhookPings.consume({ ...PINGS, key: endpoint.id }))
    const id = newId()
    const body = JSON.stringify({ id, type: 'ping', occurred_at: clock().toISOString() })
    const ping = { id, eventId: id, body, eventType: 'ping', attemptCount: 0, traceparent }
    const { webhookPolicy: policy, webhookSender: sender, secretBox } = context
    const parts = { policy, sender, secretBox, clock, log }
    const result = await attemptDelivery(parts, ping, endpoint, signal)
    if (result.failure === 'interim_answer') await endpointStore.markInterim(database, endpoint.id)
    const { status, failure, tlsFault, durationMs } = result
    return { responseStatus: status, failureClass: failure, tlsFault: tlsFault ?? null, durationMs }
  },
} satisfies FieldsOf<'Mutation'>

interface CountLoaders {
  loaders: { countsOfEndpoint: Loader<object[]> }
}

export const WebhookEndpointFields = {
  __resolveReference: reference('webhookEndpoint'),
  club: relation('club', 'clubId'),
  installation: relation('installation', 'installationId'),
  /** Endpoints that failed before 1.1 keep no trace of the revocation that came after. */
  async disabledBy(endpoint: VisibleEndpoint, _args: unknown, { clock, database }: ClubContext) {
    const by = disabledBy(endpoint)
    if (by !== 'FAILURES' || endpoint.disabledBy) return by
    const { installationId } = endpoint
    const owners = await webhookEndpointStore.findOwners(database, [installationId], clock())
    return owners.has(installationId) ? by : 'STAFF'
  },
  deliveryCounts(
    { id }: VisibleEndpoint,
    _args: unknown,
    { caller, clock, loaders }: ClubContext & CountLoaders,
  ) {
    return caller.kind === 'staff' ? loaders.countsOfEndpoint.load(countKeyOf(id, clock())) : null
  },
  deliveries(
    { id: endpointId }: VisibleEndpoint,
    args: WebhookEndpointDeliveriesArgs,
    context: ClubContext,
  ) {
    const conditions = { endpointId, ...orNull(WebhookDeliveryFilter, args.filter) }
    return listPage<WebhookDelivery>({
      context,
      list: ['webhookDeliveries', conditions],
      args,
      read: (slice) => deliveryStore.list(context.loaders.pages, conditions, slice),
      positionOf: byCreation,
    })
  },
}

export const WebhookAttemptFields = {
  failureClass: (attempt: WebhookAttempt) => toShownFailure(attempt).failure,
  tlsFault: (attempt: WebhookAttempt) => toShownFailure(attempt).tlsFault,
  ...STAFF_ATTEMPT_FIELDS,
}

interface AttemptLoaders {
  loaders: { attemptsOfDelivery: Loader<object[]> }
}

export const WebhookDeliveryFields = {
  __resolveReference: reference('webhookDelivery'),
  endpoint: relation('webhookEndpoint', 'endpointId'),
  event: relation('event', 'eventId'),
  attempts: ({ id }: WebhookDelivery, _args: unknown, { loaders }: AttemptLoaders) =>
    loaders.attemptsOfDelivery.load(id),
}

async function getDelivery(
  database: ClubContext['database'],
  access: EndpointAccess,
  id: string,
): Promise<WebhookDelivery> {
  const found = await webhookEndpointStore.findDelivery(database, access, asUuid(id, 'delivery'))
  if (found === null) throw notFound('delivery')

  return found
}

const toId = ({ id }: { id: string }) => id

import { notFound } from '../../../schema/problem.ts'
import { readAfter } from '../../foundation/event-log/read-log.ts'
import { resumeAt } from '../../foundation/event-log/resume.ts'
import { authorizeOwner, authorizeStaff } from '../../foundation/graph/staff-access.ts'
import { byCreation, listPage } from '../../foundation/lists/paging.ts'
import { resenderOf } from '../../foundation/webhooks/attempts/resend-store.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import { recoverDeliveries } from '../../foundation/webhooks/dispatch.ts'
import type { WebhookDelivery } from '../../foundation/webhooks/entities.ts'
import { DELIVERIES_TOPIC } from '../../foundation/webhooks/webhook-jobs.ts'
import { toEndpointNotice } from '../records/club-change.ts'
import type { FieldsOf } from '../records/fields-of.ts'
import { findOrganizationOf } from '../records/organization-of.ts'
import { authorizeEndpoints } from './access.ts'
import { getEndpoint, lockActive } from './resolvers.ts'
import { RECOVERED_AT_ONCE, RESENT_AT_ONCE } from './rules.ts'
import { webhookEndpointStore } from './store.ts'

export const ClubFields = {
  async failedWebhookDeliveries({ id }, args, context) {
    const { pages } = context.loaders
    const clubId = authorizeStaff(context.caller, id, 'desk')
    const endpointIds = await webhookEndpointStore.listNewest(pages, clubId)
    return listPage<WebhookDelivery>({
      context,
      list: ['failedWebhookDeliveries', clubId],
      args,
      read: (slice) => deliveryStore.listFailed(pages, endpointIds, slice),
      positionOf: byCreation,
    })
  },
} satisfies FieldsOf<'Club', { id: string }>

export const Mutation = {
  async resendFailedDeliveriesOfClub(_parent, { input }, context) {
    const { bus, caller, change, database, loaders, notices } = context
    const clubId = authorizeOwner(caller, input.clubId)
    const organizationId = await findOrganizationOf(database, clubId)
    if (organizationId === null) throw notFound('club')

    const endpointIds = await webhookEndpointStore.listNewest(loaders.pages, clubId)
    const asked = { endpointIds, since: input.since, limit: RESENT_AT_ONCE }
    const { result: resent } = await change(null, async (tx, now) => {
      const failed = await deliveryStore.findFailed(tx, asked)
      const active = await webhookEndpointStore.lockActive(tx, failed)
      const due = failed.filter(({ endpointId }) => active.has(endpointId))
      await deliveryStore.makeDue(
        tx,
        due.map(({ id }) => id),
        resenderOf(caller),
        now,
      )
      return { result: { count: due.length, endpointIds: [...active] }, events: [] }
    })
    bus.publish(DELIVERIES_TOPIC, organizationId)
    for (const id of resent.endpointIds) notices.publish(toEndpointNotice({ id, clubId }))
    return { resentCount: resent.count }
  },

  async recoverWebhookEndpoint(_parent, { input }, context) {
    const { bus, caller, change, database, newId, notices, webhookPolicy: policy } = context
    const access = authorizeEndpoints(caller, 'ownership')
    const { id, organizationId, clubId } = await getEndpoint(database, access, input.endpointId)
    const club = { organizationId, clubId }
    const after = await resumeAt(database, club, input.after)
    const { result } = await change(null, async (tx, now) => {
      const endpoint = await lockActive(tx, access, id)
      const events = await readAfter(tx, { ...club, after, limit: RECOVERED_AT_ONCE })
      const parts = { policy, newId }
      const createdCount = await recoverDeliveries(tx, endpoint, { events, parts, now })
      const last = events.length < RECOVERED_AT_ONCE ? undefined : events.at(-1)
      const position = last?.publicationSequence ?? null
      return { result: { createdCount, position }, events: [] }
    })
    bus.publish(DELIVERIES_TOPIC, organizationId)
    notices.publish(toEndpointNotice({ id, clubId }))
    return result
  },
} satisfies FieldsOf<'Mutation'>

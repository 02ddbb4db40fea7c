import { callerKey } from '../../../platform/caller.ts'
import { asUuid } from '../../../platform/ids.ts'
import { notFound } from '../../../schema/problem.ts'
import { VolunteerWebhookDeliveryFilter } from '../../../schema/volunteer/lists.ts'
import { asStaff } from '../../foundation/graph/staff-access.ts'
import { filterReader } from '../../foundation/lists/filter-reader.ts'
import { clubsOf } from '../../foundation/query/tenancy.ts'
import { STAFF_ATTEMPT_FIELDS } from '../../foundation/webhooks/attempts/attempt-fields.ts'
import { resenderOf } from '../../foundation/webhooks/attempts/resend-store.ts'
import { deliveryStore } from '../../foundation/webhooks/delivery-store.ts'
import { DELIVERIES_TOPIC } from '../../foundation/webhooks/webhook-jobs.ts'
import { authorizeRows } from '../records/access.ts'
import { asPageArguments, readCountedPage } from '../records/counted-page.ts'
import { club, reference, relation } from '../records/relations.ts'
import type { VolunteerFieldsOf } from '../records/volunteer-fields-of.ts'
import { deliveryLog, type LoggedDelivery } from './delivery-log-store.ts'
import { toDocumentedDelivery } from './documented-delivery.ts'
import { requireActiveWebhook } from './rules.ts'
import { webhookStore } from './store.ts'

const readFilter = filterReader(VolunteerWebhookDeliveryFilter)

export const Query = {
  async volunteerWebhookDeliveries(_parent, args, { caller, cursors, database }) {
    const tenancy = authorizeRows(caller, 'webhooks:read')
    const { eventType, status, from, to, updatedSince } = readFilter(args.filter)
    const page = asPageArguments(args)
    const webhook = await webhookStore.find(database, tenancy, asUuid(args.webhookId, 'webhook'))
    if (webhook === null) throw notFound('webhook')

    const filter = {
      endpointId: webhook.id,
      types: webhook.eventTypes,
      ...{ eventType, status, from, to, updatedSince },
    }
    const request = {
      cursors,
      binding: ['volunteerWebhookDeliveries', callerKey(caller), filter],
      list: deliveryLog.list(database, filter),
      toNode: (delivery: LoggedDelivery) => toDocumentedDelivery(delivery, webhook.clubId),
    }
    return readCountedPage(request, page)
  },
} satisfies VolunteerFieldsOf<'Query'>

export const Mutation = {
  async resendVolunteerDelivery(_parent, { input }, { caller, database, change, bus, newId }) {
    const staff = asStaff(caller)
    const id = asUuid(input.deliveryId, WHAT)
    const found = await deliveryLog.find(database, clubsOf(staff, 'ownership'), id)
    if (found === null) throw notFound(WHAT)
    requireActiveWebhook(found)

    const { result } = await change(null, async (tx, now) => {
      const asked = { id, copyId: newId(), by: resenderOf(staff) }
      const copy = await deliveryStore.addResend(tx, asked, now)
      return { result: copy, events: [] }
    })
    bus.publish(DELIVERIES_TOPIC, found.clubId)
    return { delivery: toDocumentedDelivery({ ...result, attempts: [] }, found.clubId) }
  },
} satisfies VolunteerFieldsOf<'Mutation'>

export const WebhookAttemptFields = STAFF_ATTEMPT_FIELDS

export const VolunteerWebhookDeliveryFields = {
  __resolveReference: reference('delivery'),
  club,
  webhook: relation('webhook', 'webhookId'),
}

const WHAT = 'delivery'

import type { Caller } from '../../platform/caller.ts'
import type { Queryable } from '../foundation/database/database.ts'
import { findEvents } from '../foundation/event-log/read-log.ts'
import { loadById, loadRecords } from '../foundation/graph/loaders.ts'
import { asStaff } from '../foundation/graph/staff-access.ts'
import { loadPages } from '../foundation/lists/load-pages.ts'
import { clubsOf, clubsOwnedBy } from '../foundation/query/tenancy.ts'
import { accountStore } from './accounts/store.ts'
import { apiKeyStore } from './api-keys/store.ts'
import { assignmentStore } from './assignments/assignment-list-store.ts'
import { runStore } from './automation/runs/run-store.ts'
import { workflowStore } from './automation/store.ts'
import { availabilityResponseStore } from './availability/response-store.ts'
import { availabilityRequestStore } from './availability/store.ts'
import { eventAccessStore } from './event-access/store.ts'
import { volunteerEventStore } from './events/store.ts'
import { helperStore } from './helpers/store.ts'
import { recipientStore } from './messages/sending/recipient-store.ts'
import { messageStore } from './messages/store.ts'
import { authorizeRows } from './records/access.ts'
import { roleStore } from './roles/store.ts'
import { shiftStore } from './shifts/store.ts'
import { staffingStore } from './staffing/store.ts'
import { deliveryLog } from './webhooks/delivery-log-store.ts'
import { toDocumentedDelivery } from './webhooks/documented-delivery.ts'
import { webhookStore } from './webhooks/store.ts'

/**
 * The loaders of one request. A record with an id of its own is visible under the same condition as
 * in its single read.
 */
export function makeVolunteerLoaders(database: Queryable, caller: Caller) {
  const clubIdOf = ({ clubId }: { clubId: string }) => clubId
  return {
    pages: loadPages(database),
    account: loadRecords((clubIds) => accountStore.findAll(database, clubIds), clubIdOf),
    volunteerEvent: loadById((ids) =>
      volunteerEventStore.findAll(database, authorizeRows(caller, 'events:read'), ids),
    ),
    role: loadById((ids) => roleStore.findAll(database, authorizeRows(caller, 'roles:read'), ids)),
    shift: loadById((ids) =>
      shiftStore.findAll(database, authorizeRows(caller, 'shifts:read'), ids),
    ),
    assignment: loadById((ids) =>
      assignmentStore.findAll(database, authorizeRows(caller, 'assignments:read'), ids),
    ),
    staffing: loadRecords(
      (shiftIds) => staffingStore.countAll(database, shiftIds),
      ({ shiftId }) => shiftId,
    ),
    helper: loadById((ids) =>
      helperStore.findAll(database, authorizeRows(caller, 'helpers:read'), ids),
    ),
    message: loadById((ids) =>
      messageStore.findAll(database, authorizeRows(caller, 'messages:read'), ids),
    ),
    messageRecipient: loadById((ids) =>
      recipientStore.findAll(database, authorizeRows(caller, 'messages:read'), ids),
    ),
    availabilityRequest: loadById((ids) =>
      availabilityRequestStore.findAll(database, authorizeRows(caller, 'availability:read'), ids),
    ),
    responseCount: loadRecords(
      (requestIds) => availabilityResponseStore.countAll(database, requestIds),
      ({ requestId }) => requestId,
    ),
    availabilityResponse: loadById((ids) =>
      availabilityResponseStore.findAll(database, authorizeRows(caller, 'availability:read'), ids),
    ),
    workflowRun: loadById((ids) =>
      runStore.findAll(database, authorizeRows(caller, 'automation:read'), ids),
    ),
    workflow: loadById((ids) =>
      workflowStore.findAll(database, authorizeRows(caller, 'automation:read'), ids),
    ),
    helperIncludingErased: loadById((ids) =>
      helperStore.findIncludingErased(database, authorizeRows(caller, 'helpers:read'), ids),
    ),
    eventAccess: loadById((ids) =>
      eventAccessStore.findAll(database, authorizeRows(caller, 'helpers:read'), ids),
    ),
    apiKey: loadById((ids) => apiKeyStore.findAll(database, clubsOwnedBy(asStaff(caller)), ids)),
    webhook: loadById((ids) =>
      webhookStore.findAll(database, authorizeRows(caller, 'webhooks:read'), ids),
    ),
    delivery: loadById(async (ids) => {
      const tenancy = authorizeRows(caller, 'webhooks:read')
      const found = await deliveryLog.findAll(database, tenancy, ids)
      return found.map(({ delivery, clubId }) => toDocumentedDelivery(delivery, clubId))
    }),
    publication: loadById((ids) => findEvents(database, clubsOf(asStaff(caller)), ids)),
  }
}

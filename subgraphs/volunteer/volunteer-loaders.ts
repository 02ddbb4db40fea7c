import type { Caller } from '../../platform/caller.ts'
import type { VolunteerScope } from '../../schema/volunteer/scopes.ts'
import type { Queryable } from '../foundation/database/database.ts'
import { findEvents } from '../foundation/event-log/read-log.ts'
import { loadById, loadGroups, loadRecords } from '../foundation/graph/loaders.ts'
import { asStaff } from '../foundation/graph/staff-access.ts'
import { loadPages } from '../foundation/lists/load-pages.ts'
import { clubsOf, clubsOwnedBy } from '../foundation/query/tenancy.ts'
import { answerStore } from '../foundation/webhooks/attempts/answer-store.ts'
import { attemptKeyOf } from '../foundation/webhooks/attempts/attempt-rows.ts'
import { resendStore } from '../foundation/webhooks/attempts/resend-store.ts'
import { deliveryStore } from '../foundation/webhooks/delivery-store.ts'
import { accountStore } from './accounts/store.ts'
import { apiKeyStore } from './api-keys/store.ts'
import { assignmentStore } from './assignments/assignment-list-store.ts'
import { runStore } from './automation/runs/run-store.ts'
import { workflowStore } from './automation/store.ts'
import { availabilityResponseStore } from './availability/response-store.ts'
import { availabilityRequestStore } from './availability/store.ts'
import { eventAccessStore } from './event-access/store.ts'
import type { FindAll } from './event-resources/event-resources.ts'
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
  const loadRows = <T extends { id: string }>(scope: VolunteerScope, findAll: FindAll<T>) =>
    loadById((ids) => findAll(database, authorizeRows(caller, scope), ids))
  return {
    pages: loadPages(database),
    account: loadRecords((clubIds) => accountStore.findAll(database, clubIds), clubIdOf),
    volunteerEvent: loadRows('events:read', volunteerEventStore.findAll),
    role: loadRows('roles:read', roleStore.findAll),
    shift: loadRows('shifts:read', shiftStore.findAll),
    assignment: loadRows('assignments:read', assignmentStore.findAll),
    staffing: loadRecords(
      (shiftIds) => staffingStore.countAll(database, shiftIds),
      ({ shiftId }) => shiftId,
    ),
    helper: loadRows('helpers:read', helperStore.findAll),
    message: loadRows('messages:read', messageStore.findAll),
    messageRecipient: loadRows('messages:read', recipientStore.findAll),
    availabilityRequest: loadRows('availability:read', availabilityRequestStore.findAll),
    responseCount: loadRecords(
      (requestIds) => availabilityResponseStore.countAll(database, requestIds),
      ({ requestId }) => requestId,
    ),
    answerCounts: loadGroups(
      (requestIds) => availabilityResponseStore.totalsOf(database, requestIds),
      ({ requestId }) => requestId,
    ),
    availabilityResponse: loadRows('availability:read', availabilityResponseStore.findAll),
    workflowRun: loadRows('automation:read', runStore.findAll),
    workflow: loadRows('automation:read', workflowStore.findAll),
    helperIncludingErased: loadRows('helpers:read', helperStore.findIncludingErased),
    eventAccess: loadRows('helpers:read', eventAccessStore.findAll),
    apiKey: loadById((ids) => apiKeyStore.findAll(database, clubsOwnedBy(asStaff(caller)), ids)),
    webhook: loadRows('webhooks:read', webhookStore.findAll),
    answerOfAttempt: loadRecords((keys) => answerStore.ofAttempts(database, keys), attemptKeyOf),
    resendOfAttempt: loadRecords((keys) => resendStore.ofAttempts(database, keys), attemptKeyOf),
    attemptsOfDelivery: loadGroups(
      (ids) => deliveryStore.attemptsOf(database, ids),
      ({ deliveryId }) => deliveryId,
    ),
    delivery: loadById(async (ids) => {
      const tenancy = authorizeRows(caller, 'webhooks:read')
      const found = await deliveryLog.findAll(database, tenancy, ids)
      return found.map(({ delivery, clubId }) => toDocumentedDelivery(delivery, clubId))
    }),
    publication: loadById((ids) =>
      findEvents(database, clubsOf(asStaff(caller), 'volunteers'), ids),
    ),
  }
}

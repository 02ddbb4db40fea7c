import { newUuid } from '../../../platform/ids.ts'
import { withEmptyFields } from '../../../schema/fields/resource-fields.ts'
import { HELPER_FIELDS } from '../../../schema/volunteer/helpers.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { LoggedEventEntity } from '../../../subgraphs/foundation/event-log/entities.ts'
import { readHead } from '../../../subgraphs/foundation/event-log/read-log.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import {
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../subgraphs/foundation/webhooks/entities.ts'
import { ApiKeyEntity } from '../../../subgraphs/volunteer/api-keys/entities.ts'
import { makeApiKey } from '../../../subgraphs/volunteer/api-keys/rules.ts'
import { AssignmentEntity } from '../../../subgraphs/volunteer/assignment-records/entities.ts'
import { WorkflowEntity } from '../../../subgraphs/volunteer/automation/entities.ts'
import { RunEntity } from '../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import {
  AvailabilityRequestEntity,
  AvailabilityResponseEntity,
} from '../../../subgraphs/volunteer/availability/entities.ts'
import { EventAccessEntity } from '../../../subgraphs/volunteer/event-access/entities.ts'
import { VolunteerEventEntity } from '../../../subgraphs/volunteer/events/entities.ts'
import { helperStore } from '../../../subgraphs/volunteer/helpers/store.ts'
import { MessageEntity, RecipientEntity } from '../../../subgraphs/volunteer/messages/entities.ts'
import { RoleEntity } from '../../../subgraphs/volunteer/roles/entities.ts'
import { ShiftEntity } from '../../../subgraphs/volunteer/shifts/entities.ts'
import { WEBHOOK_PAYLOAD } from './webhook-payload.ts'

const AT = new Date('2026-07-01T12:00:00Z')
const STAMPS = { createdAt: AT, updatedAt: AT }

/** Writes one of everything of the volunteer side that has an id, for one club; answers the ids by type. */
export async function addOneOfEachVolunteer(database: Database, clubId: string) {
  await database.query(
    `INSERT INTO organization_heads VALUES (?, 1)
     ON DUPLICATE KEY UPDATE publication_sequence = publication_sequence + 1`,
    [clubId],
  )
  const publicationSequence = await readHead(database, clubId)
  const ids = {
    VolunteerEvent: newUuid(),
    VolunteerRole: newUuid(),
    Shift: newUuid(),
    VolunteerMessage: newUuid(),
    MessageRecipient: newUuid(),
    AvailabilityRequest: newUuid(),
    AvailabilityResponse: newUuid(),
    VolunteerWorkflow: newUuid(),
    VolunteerWorkflowRun: newUuid(),
    Helper: newUuid(),
    EventAccess: newUuid(),
    Assignment: newUuid(),
    ApiKey: newUuid(),
    VolunteerPublication: newUuid(),
    VolunteerWebhook: newUuid(),
    VolunteerWebhookDelivery: newUuid(),
  }
  await tableOf(VolunteerEventEntity).insert(database, {
    ...{ id: ids.VolunteerEvent, clubId, externalId: null, name: 'Fest', description: null },
    ...{ startDate: '2026-08-01', endDate: '2026-08-02', location: null, status: 'DRAFT' },
    ...{
      locationCoordinates: null,
      timezone: null,
      autoConfirmAssignments: false,
      createdBy: 'owner-1',
    },
    ...{ cancelledAt: null, deletedAt: null, publishedCount: 1, ...STAMPS },
  })
  await tableOf(RoleEntity).insert(database, {
    ...{ id: ids.VolunteerRole, clubId, eventId: ids.VolunteerEvent, name: 'Bar', nameKey: 'bar' },
    ...{ description: null, deletedAt: null, isDeleted: false, publishedCount: 1, ...STAMPS },
  })
  await tableOf(ShiftEntity).insert(database, {
    ...{ id: ids.Shift, clubId, eventId: ids.VolunteerEvent, roleId: ids.VolunteerRole },
    ...{ title: 'Evening', description: null, location: null, status: 'OPEN', requiredHelpers: 2 },
    ...{ startTime: AT, endTime: new Date('2026-07-01T16:00:00Z'), deletedAt: null },
    ...{ isDeleted: false, publishedCount: 1, ...STAMPS },
  })
  await helperStore.addAll(database, [
    {
      ...{ id: ids.Helper, clubId },
      ...withEmptyFields(HELPER_FIELDS, { firstName: 'Anna', lastName: 'Gruber' }),
      ...{ publishedCount: 0, deletedAt: null, ...STAMPS },
    },
  ])
  await tableOf(MessageEntity).insert(database, {
    ...{ id: ids.VolunteerMessage, clubId, eventId: ids.VolunteerEvent, kind: 'MESSAGE' },
    ...{ subject: null, body: 'Come early.', status: 'SENT', sendAt: null, sentAt: AT },
    ...{ audience: { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [] }, recipientCount: 1 },
    ...{
      writtenUpTo: null,
      createdBy: 'owner-1',
      deletedAt: null,
      isDeleted: false,
      publishedCount: 1,
      ...STAMPS,
    },
  })
  await tableOf(RecipientEntity).insert(database, {
    ...{ id: ids.MessageRecipient, clubId, messageId: ids.VolunteerMessage, helperId: ids.Helper },
    ...{ outcome: 'MAILED', attemptCount: 1, updatedAt: AT },
  })
  const optionId = newUuid()
  await tableOf(AvailabilityRequestEntity).insert(database, {
    ...{ id: ids.AvailabilityRequest, clubId, eventId: ids.VolunteerEvent, title: 'When?' },
    ...{ description: null, respondBy: null, status: 'OPEN', deletedAt: null, isDeleted: false },
    options: [{ id: optionId, label: 'Friday', startTime: null, endTime: null }],
    audience: { type: 'ALL', roleIds: [], shiftIds: [], helperIds: [] },
    ...{ publishedCount: 1, ...STAMPS },
  })
  await tableOf(AvailabilityResponseEntity).insert(database, {
    ...{ id: ids.AvailabilityResponse, clubId, eventId: ids.VolunteerEvent },
    ...{
      requestId: ids.AvailabilityRequest,
      helperId: ids.Helper,
      comment: 'Late.',
      textLoggedAt: [],
    },
    answers: [{ optionId, availability: 'YES' }],
    ...{ deletedAt: null, isDeleted: false, publishedCount: 1, ...STAMPS },
  })
  await tableOf(RunEntity).insert(database, {
    ...{ id: ids.VolunteerWorkflowRun, clubId, workflowId: ids.VolunteerWorkflow },
    ...{ status: 'SUCCEEDED', eventId: ids.VolunteerEvent, helperIds: [ids.Helper] },
    ...{
      assignmentId: ids.Assignment,
      causeId: null,
      error: null,
      startCount: 1,
      dueAt: null,
      publishedCount: 1,
    },
    ...{ startedAt: AT, finishedAt: AT, ...STAMPS },
  })
  await tableOf(WorkflowEntity).insert(database, {
    ...{ id: ids.VolunteerWorkflow, clubId, eventId: ids.VolunteerEvent, name: 'Welcome' },
    ...{ description: null, isEnabled: true, triggerEvent: 'helper.granted', conditions: [] },
    ...{ actions: [{ type: 'GRANT_EVENT_ACCESS', eventId: ids.VolunteerEvent }] },
    ...{ runCount: 1, lastTriggeredAt: AT, triggersAfter: '0', ...STAMPS },
  })
  await tableOf(EventAccessEntity).insert(database, {
    ...{ id: ids.EventAccess, clubId, eventId: ids.VolunteerEvent, helperId: ids.Helper },
    ...{ roleIds: [ids.VolunteerRole], grantedAt: AT, revokedAt: null, updatedAt: AT },
    ...{ isRevoked: false, firstName: 'Anna', lastName: 'Gruber', status: 'ACTIVE' },
    ...{ changedAt: AT, linkGeneration: 0 },
  })
  await tableOf(AssignmentEntity).insert(database, {
    ...{ id: ids.Assignment, clubId, eventId: ids.VolunteerEvent, shiftId: ids.Shift },
    ...{ helperId: ids.Helper, status: 'PENDING', statusReason: null, note: null },
    ...{
      statusChangedAt: AT,
      createdVia: 'API',
      publishedCount: 1,
      textLoggedAt: null,
      ...STAMPS,
    },
  })
  const key = { id: ids.ApiKey, clubId, name: 'Desk', createdBy: 'owner-1', createdAt: AT }
  const secret = Buffer.alloc(30, `key ${newUuid()}`)
  const rights = { scopes: ['events:read' as const, 'webhooks:read' as const], expiresAt: null }
  await tableOf(ApiKeyEntity).insert(database, makeApiKey({ ...key, ...rights }, secret).apiKey)
  const inClub = { organizationId: clubId, clubId }
  await tableOf(LoggedEventEntity).insert(database, {
    ...{ id: ids.VolunteerPublication, ...inClub, publicationSequence },
    ...{ type: 'event.created', schemaVersion: 1, resourceType: 'event', sequence: 1 },
    ...{
      resourceId: ids.VolunteerEvent,
      changedFields: ['external_id', 'name'],
      occurredAt: AT,
      data: null,
      traceparent: null,
    },
  })
  await tableOf(WebhookEndpointEntity).insert(database, {
    ...{ id: ids.VolunteerWebhook, ...inClub, ownerId: clubId, name: null, status: 'ACTIVE' },
    ...{ url: 'https://club.com/', description: null, secretVersion: 1, secret: Buffer.alloc(8) },
    ...{ eventTypes: ['event.created'], consecutiveFailures: 0, lastFailureAt: null },
    ...{
      backoffUntil: null,
      disabledAt: null,
      disabledBy: null,
      sendsInterim: false,
      subscribedAfter: '0',
      ...STAMPS,
    },
  })
  await tableOf(WebhookDeliveryEntity).insert(database, {
    ...{ id: ids.VolunteerWebhookDelivery, endpointId: ids.VolunteerWebhook },
    ...{ eventId: ids.VolunteerPublication, eventType: 'event.created' },
    body: JSON.stringify(WEBHOOK_PAYLOAD),
    ...{ status: 'FAILED', attemptCount: 1, nextAttemptAt: null, lease: null },
    ...{
      createdAt: AT,
      completedAt: AT,
      isRetry: false,
      resourceId: null,
      sequence: null,
      resend: 0,
      traceparent: null,
    },
  })
  await tableOf(WebhookAttemptEntity).insert(database, {
    ...{ deliveryId: ids.VolunteerWebhookDelivery, number: 1, startedAt: AT, durationMs: 8000 },
    ...{ responseStatus: null, failure: 'timeout', failureDetail: null },
  })
  return ids
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { EntitySchema } from 'typeorm'
import type { ApiKeyCaller, Caller } from '../../../../platform/caller.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { AuditEntryEntity } from '../../../../subgraphs/foundation/audit/entities.ts'
import { LoggedEventEntity } from '../../../../subgraphs/foundation/event-log/entities.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { ApiRequestEntity } from '../../../../subgraphs/foundation/request-log/entities.ts'
import {
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../../subgraphs/foundation/webhooks/entities.ts'
import { newAccount } from '../../../../subgraphs/volunteer/accounts/rules.ts'
import { ApiKeyEntity } from '../../../../subgraphs/volunteer/api-keys/entities.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import { WorkflowEntity } from '../../../../subgraphs/volunteer/automation/entities.ts'
import { RunEntity } from '../../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import {
  AvailabilityRequestEntity,
  AvailabilityResponseEntity,
} from '../../../../subgraphs/volunteer/availability/entities.ts'
import { EventAccessEntity } from '../../../../subgraphs/volunteer/event-access/entities.ts'
import { VolunteerEventEntity } from '../../../../subgraphs/volunteer/events/entities.ts'
import { HelperEntity } from '../../../../subgraphs/volunteer/helpers/entities.ts'
import {
  MessageEntity,
  RecipientEntity,
} from '../../../../subgraphs/volunteer/messages/entities.ts'
import { VOLUNTEER_NODES } from '../../../../subgraphs/volunteer/records/node-tables.ts'
import { RoleEntity } from '../../../../subgraphs/volunteer/roles/entities.ts'
import { ShiftEntity } from '../../../../subgraphs/volunteer/shifts/entities.ts'
import { VOLUNTEER_DATABASE } from '../../../../subgraphs/volunteer/volunteer-database.ts'
import { anAuditEntry } from '../../../support/database/audit-entries.ts'
import {
  type Changes,
  copyMany,
  countRowsRead,
  ID,
  misleadStatistics,
} from '../../../support/database/many-rows.ts'
import { unreadIndices } from '../../../support/database/unread-indices.ts'
import { type FlatList, ROWS, testFlatLists } from '../../../support/graph/flat-lists.ts'
import { addOneOfEachVolunteer } from '../../../support/volunteer/one-of-each-volunteer.ts'
import { ADMIN, PRO, toApiKeyCaller } from '../caller-fixture.ts'
import { LONG_AGO } from '../moments.ts'
import { startVolunteer, type VolunteerTest } from '../volunteer-fixture.ts'

/** Webhooks of the club in question; their number is limited. */
const FEW = 500

let volunteer: VolunteerTest
let lists: Record<string, FlatList>
let key: ApiKeyCaller

const DELETED_HALF = {
  isDeleted: `n < ${ROWS / 2}`,
  deletedAt: `IF(n < ${ROWS / 2}, '2026-07-01', NULL)`,
}

const copy = <T extends object>(entity: EntitySchema<T>, id: string, changes: Changes<T>) =>
  copyMany(volunteer.database, entity, id, changes, { count: ROWS })

const later = (column: string) => `t.${column} + INTERVAL n SECOND`

beforeAll(async () => {
  volunteer = await startVolunteer({ poolSize: 1 })
  const { database } = volunteer
  const clubId = newUuid()
  const ids = await addOneOfEachVolunteer(database, clubId)
  const times = { createdAt: later('created_at'), updatedAt: later('updated_at') }
  const created = { id: ID, createdAt: later('created_at') }
  const fewOfClub = `IF(n < ${FEW}, t.club_id, CONCAT('0190c000-0000-7000-8000-', LPAD(n DIV 500, 12, '0')))`
  const inClub = { ...created, clubId: fewOfClub }
  await copy(VolunteerEventEntity, ids.VolunteerEvent, {
    ...{ ...times, id: ID, startDate: 't.start_date + INTERVAL n DIV 100 DAY' },
    deletedAt: `IF(n < ${ROWS / 2}, '2026-07-01', NULL)`,
    status: "IF(n % 2, t.status, 'ARCHIVED')",
  })
  await copy(RoleEntity, ids.VolunteerRole, {
    ...{ ...times, id: ID, name: "CONCAT('Role', n DIV 3)", nameKey: 'n' },
    ...DELETED_HALF,
  })
  await copy(ShiftEntity, ids.Shift, {
    ...{
      ...times,
      id: ID,
      startTime: later('start_time'),
      status: "IF(n % 2, t.status, 'CLOSED')",
    },
    ...DELETED_HALF,
  })
  await copy(AssignmentEntity, ids.Assignment, {
    ...{ ...times, id: ID, status: "IF(n % 3, t.status, 'CONFIRMED')" },
    // Half of them belong to one shift, half to one helper.
    ...{ shiftId: `IF(n % 2, t.shift_id, ${ID})`, helperId: `IF(n % 2, ${ID}, t.helper_id)` },
  })
  await copy(HelperEntity, ids.Helper, {
    ...{ ...times, id: ID, lastName: "CONCAT('Name', n DIV 3)" },
    ...DELETED_HALF,
  })
  await copy(MessageEntity, ids.VolunteerMessage, {
    ...{ ...times, id: ID, ...DELETED_HALF },
    kind: "IF(n % 3, t.kind, 'BROADCAST')",
    status: "IF(n % 2, t.status, 'DRAFT')",
  })
  await copy(RecipientEntity, ids.MessageRecipient, {
    ...{ id: ID, helperId: ID, updatedAt: later('updated_at') },
    outcome: "IF(n % 2, t.outcome, 'NOT_MAILED')",
  })
  await copy(AvailabilityRequestEntity, ids.AvailabilityRequest, {
    ...{ ...times, id: ID, ...DELETED_HALF },
  })
  await copy(AvailabilityResponseEntity, ids.AvailabilityResponse, {
    ...{ ...times, id: ID, ...DELETED_HALF },
    // Half of them belong to one poll, half to one helper.
    ...{ helperId: `IF(n % 2, ${ID}, t.helper_id)`, requestId: `IF(n % 2, t.request_id, ${ID})` },
  })
  await copy(RunEntity, ids.VolunteerWorkflowRun, {
    ...{ ...times, id: ID, status: "IF(n % 2, t.status, 'SKIPPED')" },
  })
  await copy(WorkflowEntity, ids.VolunteerWorkflow, {
    ...{ ...times, id: ID, name: "CONCAT('Workflow', n DIV 3)" },
  })
  await copy(EventAccessEntity, ids.EventAccess, {
    ...{ id: ID, updatedAt: later('updated_at'), changedAt: later('changed_at') },
    grantedAt: later('granted_at'),
    // Half of them belong to one event, half to one helper.
    ...{ helperId: `IF(n % 2, ${ID}, t.helper_id)`, eventId: `IF(n % 2, t.event_id, ${ID})` },
    ...{ lastName: "CONCAT('Name', n DIV 3)", status: "IF(n % 2, t.status, 'INACTIVE')" },
    ...{ isRevoked: DELETED_HALF.isDeleted, revokedAt: DELETED_HALF.deletedAt },
  })
  await copy(WebhookEndpointEntity, ids.VolunteerWebhook, inClub)
  await tableOf(ApiRequestEntity).insert(database, {
    ...{ id: ids.ApiKey, ownerId: ids.ApiKey, method: 'GET', route: '/', status: 200, code: null },
    ...{ durationMs: 1, requestedAt: LONG_AGO },
  })
  await tableOf(AuditEntryEntity).insert(
    database,
    anAuditEntry({ id: ids.ApiKey, clubId, resourceId: ids.Shift }),
  )
  await copy(AuditEntryEntity, ids.ApiKey, {
    ...{ id: ID, occurredAt: later('occurred_at') },
  })
  await copy(ApiRequestEntity, ids.ApiKey, {
    ...{ id: ID, requestedAt: later('requested_at') },
  })
  await copy(ApiKeyEntity, ids.ApiKey, { ...created, hash: 'UNHEX(SHA2(n, 256))' })
  await copy(WebhookDeliveryEntity, ids.VolunteerWebhookDelivery, {
    ...created,
    completedAt: later('completed_at'),
    eventId: ID,
  })
  await copy(LoggedEventEntity, ids.VolunteerPublication, {
    ...{ id: ID, publicationSequence: 't.publication_sequence + n' },
  })
  await misleadStatistics(database)
  lists = listsOf(clubId, ids)
  key = toApiKeyCaller({ ...newAccount(clubId, LONG_AGO), ...PRO })
})

afterAll(() => volunteer.close())

function listsOf(
  clubId: string,
  ids: Awaited<ReturnType<typeof addOneOfEachVolunteer>>,
): typeof lists {
  const ofEvent = { within: `volunteerEvent(id: "${ids.VolunteerEvent}") { % }` }
  const ofHelper = { within: `helper(id: "${ids.Helper}") { % }` }
  const statuses = { filters: { status: ['PENDING', 'CONFIRMED', 'DECLINED'] }, perRow: 60 }
  const ofClub = {
    within: `_entities(representations: [{ __typename: "Club", id: "${clubId}" }]) { ... on Club { % } }`,
  }
  const updatedSince = ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z']
  const ofEntries = {
    resourceId: [ids.Shift, newUuid()],
    actorId: ['staff-1', 'nobody'],
    from: ['2026-07-01T12:30:00.000Z'],
    to: ['2026-07-01T13:00:00.000Z'],
  }
  const events = {
    status: ['DRAFT', 'ARCHIVED', 'CANCELLED'],
    updatedSince,
    includeDeleted: [true],
  }
  const startingWithin = { from: ['2026-07-01T00:00:00Z'], to: ['2026-12-01T00:00:00Z'] }
  const shiftStatus = ['OPEN', 'CANCELLED']
  const roleId = [ids.VolunteerRole, newUuid()]
  const roles = { eventId: [ids.VolunteerEvent], updatedSince, includeDeleted: [true] }
  const helpers = {
    filters: {
      search: ['gruber', 'name', 'unmatched'],
      status: ['ACTIVE', 'INACTIVE'],
      tag: ['bar'],
      eventId: [ids.VolunteerEvent],
      updatedSince,
      includeDeleted: [true],
    },
    searched: ['search', 'tag'],
    perRow: 30,
  }
  const messages = { kind: ['MESSAGE', 'BROADCAST'], status: ['SENT', 'DRAFT', 'FAILED'] }
  return {
    'Query.volunteerEvents': { filters: events, perRow: 30 },
    'Club.volunteerEvents': { ...ofClub, filters: events, perRow: 30 },
    'Query.volunteerMessages': {
      fixed: { eventId: ids.VolunteerEvent },
      filters: { ...messages, updatedSince, includeDeleted: [true] },
      perRow: 120,
    },
    'VolunteerEvent.messages': {
      ...ofEvent,
      filters: messages,
      perRow: 120,
    },
    'VolunteerMessage.recipients': {
      within: `volunteerMessage(id: "${ids.VolunteerMessage}") { % }`,
      filters: { outcome: ['MAILED', 'NOT_MAILED', 'PENDING'], updatedSince },
      perRow: 30,
    },
    'Query.availabilityRequests': {
      fixed: { eventId: ids.VolunteerEvent },
      filters: { updatedSince },
      perRow: 30,
    },
    'VolunteerEvent.availabilityRequests': {
      ...ofEvent,
      perRow: 30,
    },
    'AvailabilityRequest.responses': {
      within: `availabilityRequest(id: "${ids.AvailabilityRequest}") { % }`,
      filters: { updatedSince, includeDeleted: [true] },
      perRow: 30,
    },
    'VolunteerWorkflow.runs': {
      within: `volunteerWorkflow(id: "${ids.VolunteerWorkflow}") { % }`,
      filters: { updatedSince },
      perRow: 60,
    },
    'Query.volunteerWorkflows': { filters: { updatedSince }, perRow: 30 },
    'Club.volunteerWorkflows': { ...ofClub, filters: { updatedSince }, perRow: 30 },
    'Query.volunteerRoles': { filters: roles, perRow: 30 },
    'Club.volunteerRoles': { ...ofClub, filters: roles, perRow: 30 },
    'Query.shifts': {
      fixed: { eventId: ids.VolunteerEvent },
      filters: {
        // With updatedSince, the list is read from its start in update order.
        ...startingWithin,
        roleId,
        status: shiftStatus,
        updatedSince,
        includeDeleted: [true],
      },
      perRow: 60,
    },
    'VolunteerEvent.roles': { ...ofEvent },
    'VolunteerEvent.shifts': {
      ...ofEvent,
      filters: { ...startingWithin, roleId, status: shiftStatus },
      perRow: 60,
    },
    'VolunteerRole.shifts': {
      within: `volunteerRole(id: "${ids.VolunteerRole}") { % }`,
      filters: { ...startingWithin, status: shiftStatus },
      perRow: 60,
    },
    'VolunteerEvent.assignments': {
      ...ofEvent,
      ...statuses,
    },
    'Shift.assignments': {
      within: `shift(id: "${ids.Shift}") { % }`,
      ...statuses,
    },
    'Helper.assignments': {
      ...ofHelper,
      filters: {
        eventId: [ids.VolunteerEvent, newUuid()],
        status: ['PENDING', 'CONFIRMED', 'DECLINED'],
      },
      perRow: 60,
    },
    'Helper.availabilityResponses': { ...ofHelper, perRow: 60 },
    'Helper.access': { ...ofHelper, perRow: 30 },
    'Query.assignments': {
      fixed: { eventId: ids.VolunteerEvent },
      filters: {
        shiftId: [ids.Shift, newUuid()],
        helperId: [ids.Helper, newUuid()],
        status: ['PENDING', 'CONFIRMED', 'DECLINED'],
        updatedSince,
      },
      perRow: 60,
    },
    'Query.helpers': helpers,
    'Club.helpers': { ...ofClub, ...helpers },
    'Query.volunteerEventHelpers': {
      fixed: { eventId: ids.VolunteerEvent },
      filters: { updatedSince, includeDeleted: [true] },
      perRow: 30,
    },
    'VolunteerEvent.helpers': {
      within: `_entities(representations: [{ __typename: "VolunteerEvent", id: "${ids.VolunteerEvent}" }]) { ... on VolunteerEvent { % } }`,
      perRow: 30,
    },
    'Query.volunteerWebhooks': { filters: { updatedSince }, inAll: FEW },
    'Club.volunteerWebhooks': { ...ofClub, filters: { updatedSince }, inAll: FEW },
    'Query.volunteerWebhookDeliveries': {
      fixed: { webhookId: ids.VolunteerWebhook },
      filters: {
        eventType: ['EVENT_CREATED', 'EVENT_DELETED'],
        status: ['FAILED', 'PENDING'],
        from: ['2026-07-01T15:00:00Z'],
        to: ['2026-07-02T00:00:00Z'],
        updatedSince,
      },
      perRow: 30,
    },
    'ApiKey.requests': {
      within: `_entities(representations: [{ __typename: "ApiKey", id: "${ids.ApiKey}" }]) { ... on ApiKey { % } }`,
    },
    'Query.volunteerAuditEntries': { filters: ofEntries },
    'Club.volunteerAuditEntries': { ...ofClub, filters: ofEntries },
    'Query.apiKeys': { fixed: { clubId } },
    'Club.apiKeys': ofClub,
  }
}

/** Lists of the root that have no argument for their parent. */
const OWN_LISTS = [
  'Query.helpers',
  'Query.volunteerEvents',
  'Query.volunteerRoles',
  'Query.volunteerWebhooks',
  'Query.volunteerWorkflows',
]

/** Ids that are asked for together. */
const KEYS = 20

async function ask(document: string, caller: Caller): Promise<unknown> {
  const { data, errors } = await volunteer.ask(document, {}, caller)
  expect(errors).toEqual([])
  return data
}

describe('a page of the volunteer side with 10,000 rows and wrong statistics', () => {
  testFlatLists('volunteer', () => ({
    ...{ database: volunteer.database, lists },
    ask: (document, list) => ask(document, OWN_LISTS.includes(list) ? key : ADMIN),
  }))

  test('is not more than the types of as many nodes read', async () => {
    const { database } = volunteer
    const ids = Array.from({ length: KEYS }, (_, n) => {
      return `"0190b000-0000-7000-8000-${String(n + 1).padStart(12, '0')}"`
    })
    const document = `{ volunteerNodeTypes(ids: [${ids.join(', ')}]) }`
    // Each id is looked up in each table, and one row of it is then read.
    const most = 2 * KEYS * (Object.keys(VOLUNTEER_NODES).length + 8)
    expect(await countRowsRead(database, () => ask(document, ADMIN))).toBeLessThan(most)
  })

  test('uses every index of the volunteer side', async () => {
    const { entities } = VOLUNTEER_DATABASE
    expect(unreadIndices(entities, volunteer.takeStatements())).toEqual([])
  })
})

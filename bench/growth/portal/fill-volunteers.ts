import { AuditEntryEntity } from '../../../subgraphs/foundation/audit/entities.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import { ApiRequestEntity } from '../../../subgraphs/foundation/request-log/entities.ts'
import { WebhookDeliveryEntity } from '../../../subgraphs/foundation/webhooks/entities.ts'
import { AssignmentEntity } from '../../../subgraphs/volunteer/assignment-records/entities.ts'
import { RunEntity } from '../../../subgraphs/volunteer/automation/runs/run-entities.ts'
import {
  AvailabilityRequestEntity,
  AvailabilityResponseEntity,
} from '../../../subgraphs/volunteer/availability/entities.ts'
import { EventAccessEntity } from '../../../subgraphs/volunteer/event-access/entities.ts'
import { VolunteerEventEntity } from '../../../subgraphs/volunteer/events/entities.ts'
import { HelperEntity } from '../../../subgraphs/volunteer/helpers/entities.ts'
import { MessageEntity, RecipientEntity } from '../../../subgraphs/volunteer/messages/entities.ts'
import { RoleEntity } from '../../../subgraphs/volunteer/roles/entities.ts'
import { ShiftEntity } from '../../../subgraphs/volunteer/shifts/entities.ts'
import { anAuditEntry } from '../../../test/support/database/audit-entries.ts'
import { addOneOfEachVolunteer } from '../../../test/support/volunteer/one-of-each-volunteer.ts'
import { copyRows, type Filling, idOf, mostly, seldom } from './copy-rows.ts'

export type FilledVolunteers = Awaited<ReturnType<typeof addOneOfEachVolunteer>>

const ID = idOf('n')

/** Assignments of each helper who has any. */
const ASSIGNED = 100

/** Fills the tables of the volunteer database that grow. */
export async function fillVolunteers(filling: Filling, clubId: string): Promise<FilledVolunteers> {
  const { database, rows } = filling
  const ids = await addOneOfEachVolunteer(database, clubId)
  await becomeQuiet(filling, ids)
  const tenth = { database, rows: rows / 10 }
  const few = { database, rows: 200 }
  const byName = { lastName: "CONCAT('Name', LPAD(n, 7, '0'))" }
  const ofClub = mostly('club_id')
  const ofEvent = mostly('event_id')
  // A million of them lie within a year.
  const ago = (column: string) => `t.${column} - INTERVAL n * 30 SECOND`
  // Of those who answered the poll, which every tenth did.
  const assigned = idOf(`${rows} - 10 * (n % ${rows / ASSIGNED})`)
  // Retention deletes what is older.
  const recently = 'NOW(3) - INTERVAL n SECOND'
  const times = { createdAt: ago('created_at'), updatedAt: ago('updated_at') }

  await copyRows(few, RoleEntity, ids.VolunteerRole, {
    ...{ id: ID, name: "CONCAT('Role', n)", nameKey: "CONCAT('role', n)" },
  })
  await copyRows(tenth, VolunteerEventEntity, ids.VolunteerEvent, {
    ...{ id: ID, clubId: ofClub, startDate: 't.start_date - INTERVAL n DIV 100 DAY' },
    status: "IF(n % 97, 'ARCHIVED', 'ACTIVE')",
  })
  await copyRows(filling, ShiftEntity, ids.Shift, {
    ...{ ...times, id: ID, eventId: ofEvent },
    ...{ startTime: ago('start_time'), endTime: ago('end_time') },
  })
  await copyRows(filling, HelperEntity, ids.Helper, {
    ...{ ...byName, id: ID, clubId: ofClub, searchText: "CONCAT('anna name', LPAD(n, 7, '0'))" },
    updatedAt: times.updatedAt,
  })
  await addSearchParts(filling)
  await copyRows(filling, EventAccessEntity, ids.EventAccess, {
    ...{ ...byName, id: ID, helperId: ID, eventId: ofEvent, updatedAt: times.updatedAt },
  })
  await addRolesOfAccesses(filling)
  await copyRows(filling, AssignmentEntity, ids.Assignment, {
    ...{ ...times, id: ID, shiftId: ID, eventId: ofEvent, helperId: assigned },
    status: "IF(n % 3, 'CONFIRMED', 'PENDING')",
  })
  await copyRows(few, AvailabilityRequestEntity, ids.AvailabilityRequest, {
    ...{ id: ID, createdAt: times.createdAt },
  })
  await copyRows(filling, AvailabilityResponseEntity, ids.AvailabilityResponse, {
    ...{ id: ID, requestId: seldom('request_id'), helperId: ID, updatedAt: times.updatedAt },
    answers: "JSON_REPLACE(t.answers, '$[0].availability', ELT(1 + n % 3, 'NO', 'YES', 'MAYBE'))",
  })
  await copyRows(tenth, MessageEntity, ids.VolunteerMessage, { ...times, id: ID, eventId: ofEvent })
  await copyRows(filling, RecipientEntity, ids.MessageRecipient, {
    ...{ id: ID, messageId: mostly('message_id'), helperId: ID, updatedAt: times.updatedAt },
  })
  await copyRows(filling, RunEntity, ids.VolunteerWorkflowRun, {
    ...{ id: ID, workflowId: mostly('workflow_id'), createdAt: recently, updatedAt: recently },
    status: "IF(n % 3, t.status, 'SKIPPED')",
  })
  await copyRows(filling, WebhookDeliveryEntity, ids.VolunteerWebhookDelivery, {
    ...{ id: ID, eventId: ID, endpointId: mostly('endpoint_id'), createdAt: recently },
    ...{ status: "'PENDING'", nextAttemptAt: "'2099-01-01'", completedAt: 'NULL' },
  })
  await copyRows(filling, AuditEntryEntity, await addEntry(filling, clubId), {
    ...{ id: ID, clubId: ofClub, occurredAt: ago('occurred_at') },
  })
  await copyRows(filling, ApiRequestEntity, await addRequest(filling, ids.ApiKey), {
    ...{ id: ID, ownerId: mostly('owner_id'), requestedAt: ago('requested_at') },
  })
  return ids
}

/** Nothing is delivered or started because of the rows that are filled in. */
async function becomeQuiet({ database }: Filling, ids: FilledVolunteers): Promise<void> {
  await database.query('UPDATE webhook_endpoints SET follows_after = ? WHERE id = ?', [
    String(2 ** 52),
    ids.VolunteerWebhook,
  ])
  await database.query('UPDATE workflows SET is_enabled = FALSE WHERE id = ?', [
    ids.VolunteerWorkflow,
  ])
  // Helpers with a yes are candidates of the shift.
  await database.query(
    `UPDATE availability_requests SET options = JSON_SET(options,
       '$[0].startTime', '2026-07-01T00:00:00.000Z', '$[0].endTime', '2026-07-02T00:00:00.000Z')
     WHERE id = ?`,
    [ids.AvailabilityRequest],
  )
}

/** Two parts of each helper: one that all share, and one of its own. */
async function addSearchParts({ database }: Filling): Promise<void> {
  for (const part of ['first_name', 'last_name'])
    await database.query(
      `INSERT IGNORE INTO helper_search_parts (club_part, helper_id, position)
       SELECT CONCAT(h.club_id, LEFT(LOWER(h.${part}), 12)), h.id, 0 FROM helpers h
       WHERE h.id LIKE '0190b000-%'`,
    )
}

async function addRolesOfAccesses({ database }: Filling): Promise<void> {
  await database.query(
    `INSERT IGNORE INTO event_access_roles (event_id, role_id, helper_id)
     SELECT e.event_id, JSON_UNQUOTE(JSON_EXTRACT(e.role_ids, '$[0]')), e.helper_id
     FROM event_accesses e WHERE e.id LIKE '0190b000-%'`,
  )
}

async function addEntry({ database }: Filling, clubId: string): Promise<string> {
  const entry = anAuditEntry({ clubId })
  await tableOf(AuditEntryEntity).insert(database, entry)
  return entry.id
}

async function addRequest({ database }: Filling, ownerId: string): Promise<string> {
  await tableOf(ApiRequestEntity).insert(database, {
    ...{ id: ownerId, ownerId, method: 'GET', route: '/events', status: 200, code: null },
    ...{ durationMs: 2, requestedAt: new Date() },
  })
  return ownerId
}

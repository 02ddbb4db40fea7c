import type { EntitySchema } from 'typeorm'
import { newUuid } from '../../../platform/ids.ts'
import { LocationEntity } from '../../../subgraphs/club/clubs/entities.ts'
import { RefusedBookingEntity } from '../../../subgraphs/club/refused-bookings/entities.ts'
import { AuditEntryEntity } from '../../../subgraphs/foundation/audit/entities.ts'
import type { Database } from '../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../subgraphs/foundation/query/table.ts'
import {
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
} from '../../../subgraphs/foundation/webhooks/entities.ts'
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
import { aHelper } from '../../subgraphs/volunteer/helpers/helper-fixture.ts'
import { addClub, addInstallation, aLocation } from '../club/fixtures.ts'
import { addOneOfEach } from '../club/one-of-each.ts'
import { anAuditEntry } from '../database/audit-entries.ts'
import { copyRow } from '../database/copy-row.ts'
import { addOneOfEachVolunteer } from '../volunteer/one-of-each-volunteer.ts'

/** Between the times of the first rows, which start and were changed on the day before, and of the others. */
export const BETWEEN = '2026-07-02T00:00:00.000Z'
const LATER = new Date('2026-07-02T12:00:00Z')
const LATER_END = new Date('2026-07-02T14:00:00Z')

/** A club whose lists hold rows that differ in everything that a filter looks at. */
export async function addNarrowableRows(club: Database, volunteer: Database) {
  const clubRows = await addClubRows(club)
  const { home } = clubRows
  return { ...clubRows, volunteerRows: await addVolunteerRows(volunteer, home.club.id) }
}

export type NarrowableRows = Awaited<ReturnType<typeof addNarrowableRows>>

async function addClubRows(database: Database) {
  const home = await addClub(database, { courts: 2 })
  const [court, otherCourt] = home.courts
  if (!court || !otherCourt) throw new Error('The club has too few courts.')
  const otherLocation = aLocation(home.club, { status: 'MAINTENANCE', updatedAt: LATER })
  await tableOf(LocationEntity).insert(database, otherLocation)
  await database.query(
    "UPDATE courts SET location_id = ?, status = 'OFFLINE', updated_at = ? WHERE id = ?",
    [otherLocation.id, LATER, otherCourt.id],
  )
  const installation = await addInstallation(database, home.club)
  const rows = await addOneOfEach(database, home, installation)
  const others = await addOneOfEach(
    database,
    { club: home.club, location: otherLocation, courts: [otherCourt] },
    await addInstallation(database, home.club),
  )
  const later = [LATER, LATER_END]
  await database.query(
    `UPDATE bookings SET status = 'CANCELLED', scheduled_start = ?, scheduled_end = ?,
       updated_at = ? WHERE id = ?`,
    [...later, LATER, others.Booking],
  )
  await database.query(
    `UPDATE match_sessions SET status = 'ABORTED', scheduled_start = ?, scheduled_end = ?,
       updated_at = ? WHERE id = ?`,
    [...later, LATER, others.MatchSession],
  )
  await database.query("UPDATE reconciliation_conflicts SET status = 'RESOLVED' WHERE id = ?", [
    others.ReconciliationConflict,
  ])
  await copyRow(database, WebhookDeliveryEntity, rows.WebhookDelivery, {
    eventId: newUuid(),
    status: 'FAILED',
    createdAt: LATER,
  })
  await addRefusal(database, rows.BookingSource)
  await addEntries(database, home.club.id)
  return { home, installation, court, clubRows: rows }
}

/** A second refusal of the source, of another number. */
async function addRefusal(database: Database, bookingSourceId: string) {
  const table = tableOf(RefusedBookingEntity)
  const rest = 'WHERE r.booking_source_id = ?'
  const first = await table.selectOne(database, 'r', rest, [bookingSourceId])
  if (first === null) throw new Error('The source has no refusal.')
  await table.insert(database, { ...first, id: newUuid(), externalBookingId: 'refused-2' })
}

/** Two audit entries, of which one is of another actor, and later. */
async function addEntries(database: Database, clubId: string) {
  const later = { actorId: 'admin-1', occurredAt: LATER }
  await tableOf(AuditEntryEntity).insertAll(database, [
    anAuditEntry({ clubId, resourceId: clubId }),
    anAuditEntry({ clubId, ...later }),
  ])
}

async function addVolunteerRows(database: Database, clubId: string) {
  const rows = await addOneOfEachVolunteer(database, clubId)
  const others = await addOneOfEachVolunteer(database, clubId)
  const changed = { updatedAt: LATER }
  const deleted = { deletedAt: new Date(), isDeleted: true }
  await addEntries(database, clubId)
  const copy = <T extends object>(entity: EntitySchema<T>, id: string, changes: object) =>
    copyRow(database, entity, id, changes)

  await copy(VolunteerEventEntity, rows.VolunteerEvent, { ...changed, status: 'ACTIVE' })
  await copy(VolunteerEventEntity, rows.VolunteerEvent, { deletedAt: new Date() })

  const named = (name: string) => ({ name, nameKey: name.toLowerCase() })
  const door = await copy(RoleEntity, rows.VolunteerRole, { ...changed, ...named('Door') })
  await copy(RoleEntity, rows.VolunteerRole, { ...deleted, ...named('Stage') })

  const times = { startTime: LATER, endTime: LATER_END }
  await copy(ShiftEntity, rows.Shift, { ...changed, ...times, status: 'CLOSED' })
  const atDoor = await copy(ShiftEntity, rows.Shift, { roleId: door })
  await copy(ShiftEntity, rows.Shift, deleted)

  const helper = aHelper({
    clubId,
    lastName: 'Huber',
    status: 'INACTIVE',
    tags: ['bar'],
    ...changed,
  })
  await helperStore.addAll(database, [helper])
  await helperStore.addAll(database, [aHelper({ clubId, deletedAt: new Date() })])
  await copy(EventAccessEntity, rows.EventAccess, {
    ...{ helperId: helper.id, ...changed, changedAt: LATER, lastName: 'Huber' },
  })
  await copy(EventAccessEntity, rows.EventAccess, {
    ...{ helperId: others.Helper, revokedAt: new Date(), isRevoked: true },
  })

  await copy(AssignmentEntity, rows.Assignment, {
    ...{ ...changed, helperId: helper.id, status: 'CONFIRMED' },
  })
  await copy(AssignmentEntity, rows.Assignment, { shiftId: atDoor })
  await copy(AssignmentEntity, rows.Assignment, {
    ...{ eventId: others.VolunteerEvent, shiftId: others.Shift, status: 'CONFIRMED' },
  })

  await copy(MessageEntity, rows.VolunteerMessage, {
    ...{ ...changed, kind: 'BROADCAST', status: 'DRAFT' },
  })
  await copy(MessageEntity, rows.VolunteerMessage, deleted)
  await copy(RecipientEntity, rows.MessageRecipient, {
    ...{ ...changed, helperId: helper.id, outcome: 'FAILED' },
  })

  await copy(AvailabilityRequestEntity, rows.AvailabilityRequest, changed)
  await copy(AvailabilityResponseEntity, rows.AvailabilityResponse, {
    ...{ ...changed, helperId: helper.id },
  })
  await copy(AvailabilityResponseEntity, rows.AvailabilityResponse, {
    ...{ ...deleted, helperId: others.Helper },
  })

  await copy(WorkflowEntity, rows.VolunteerWorkflow, changed)
  await copy(RunEntity, rows.VolunteerWorkflowRun, changed)
  await database.query('UPDATE webhook_endpoints SET event_types = ? WHERE id = ?', [
    JSON.stringify(['event.created', 'event.updated']),
    rows.VolunteerWebhook,
  ])
  // A webhook changes when it is made and when it is disabled.
  await copy(WebhookEndpointEntity, rows.VolunteerWebhook, { ...changed, createdAt: LATER })
  await copy(WebhookDeliveryEntity, rows.VolunteerWebhookDelivery, {
    ...{ eventId: newUuid(), eventType: 'event.updated', status: 'DELIVERED' },
    ...{ createdAt: LATER, completedAt: LATER },
  })
  return { ...rows, otherEvent: others.VolunteerEvent }
}

import { newUuid } from '../../../../platform/ids.ts'
import type { Database } from '../../../../subgraphs/foundation/database/database.ts'
import { tableOf } from '../../../../subgraphs/foundation/query/table.ts'
import { AssignmentEntity } from '../../../../subgraphs/volunteer/assignment-records/entities.ts'
import type { EventResource } from '../../../../subgraphs/volunteer/event-resources/event-resources.ts'
import type { ResourceRecord } from '../../../../subgraphs/volunteer/event-resources/resource-table.ts'
import { RecipientEntity } from '../../../../subgraphs/volunteer/messages/entities.ts'
import { addRequests, addResponses, aRequest } from '../availability/availability-fixture.ts'
import { addMessages, aMessage } from '../messages/message-fixture.ts'
import { LONG_AGO } from '../moments.ts'
import {
  addRoles,
  addShifts,
  anAssignment,
  aRole,
  aShift,
  staff,
} from '../shifts/planning-fixture.ts'

export interface ResourceRow {
  /** Its type in the graph; the names of its queries and mutations contain it. */
  type: string
  /** Its name in ids of inputs and in payloads, and the kind of its events. */
  name: string
  table: string
  /** Stores a record, with a row of `parts`. */
  store(database: Database, fields: StoredFields): Promise<string>
  /** Fields that `store` gives to a record. */
  same: object
  other: object
  /** Input of the mutation that creates one record. */
  input?: object
  /** Whether a mutation deletes one record; its lists contain deletions then. */
  isDeletable?: true
  /** Whether its list is of the club, with the event as a filter. */
  listsClub?: true
  /** Rows that are purged with the record. */
  parts?: { table: string; column: string }
}

export type StoredFields = Pick<ResourceRecord, 'clubId' | 'eventId'> & Partial<ResourceRecord>

/** Every resource of an event, by its scopes. */
export const RESOURCE_ROWS: Readonly<Record<EventResource['scopes'], ResourceRow>> = {
  roles: {
    ...{ type: 'VolunteerRole', name: 'role', table: 'roles', isDeletable: true },
    listsClub: true,
    input: { name: 'Bar' },
    same: { description: 'Drinks' },
    other: { name: 'Pub' },
    async store(database, fields) {
      // A name is unique in its event.
      const role = aRole({ name: newUuid(), description: 'Drinks', ...fields })
      await addRoles(database, role)
      return role.id
    },
  },
  shifts: {
    ...{ type: 'Shift', name: 'shift', table: 'shifts', isDeletable: true },
    parts: { table: 'shift_assignments', column: 'shift_id' },
    input: {
      ...{ title: 'Evening', startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' },
    },
    same: {
      ...{ title: 'Evening', startTime: '2026-08-01T18:00:00Z', endTime: '2026-08-01T22:00:00Z' },
      ...{ status: 'OPEN', roleId: null },
    },
    other: { title: 'Night' },
    async store(database, fields) {
      const shift = aShift(fields)
      await addShifts(database, shift)
      await staff(database, shift, 'CANCELLED')
      return shift.id
    },
  },
  assignments: {
    ...{ type: 'Assignment', name: 'assignment', table: 'shift_assignments' },
    same: { status: 'PENDING', note: 'Bar' },
    other: { note: null },
    async store(database, fields) {
      const shift = aShift({ clubId: fields.clubId, eventId: fields.eventId })
      await addShifts(database, shift)
      const assignment = anAssignment(shift, { note: 'Bar', ...fields })
      await tableOf(AssignmentEntity).insert(database, assignment)
      return assignment.id
    },
  },
  messages: {
    ...{ type: 'VolunteerMessage', name: 'message', table: 'messages', isDeletable: true },
    parts: { table: 'message_recipients', column: 'message_id' },
    input: { body: 'Come early.', status: 'DRAFT' },
    same: { body: 'Come early.', status: 'DRAFT', subject: null },
    other: { body: 'Come late.' },
    async store(database, fields) {
      const message = aMessage(fields)
      await addMessages(database, message)
      await tableOf(RecipientEntity).insert(database, {
        ...{ id: newUuid(), clubId: message.clubId, messageId: message.id, helperId: newUuid() },
        ...{ outcome: 'MAILED', attemptCount: 1, updatedAt: LONG_AGO },
      })
      return message.id
    },
  },
  availability: {
    ...{ type: 'AvailabilityRequest', name: 'request', table: 'availability_requests' },
    parts: { table: 'availability_responses', column: 'request_id' },
    input: { title: 'When?', options: [{ label: 'Friday' }] },
    same: {
      title: 'When?',
      options: [{ label: 'Friday' }, { label: 'Saturday' }],
      ...{ status: 'OPEN', respondBy: '2026-07-02T12:00:00.000Z' },
    },
    other: { title: 'Now?' },
    async store(database, fields) {
      const request = aRequest({ respondBy: new Date('2026-07-02T12:00:00Z'), ...fields })
      await addRequests(database, request)
      await addResponses(database, request, 1)
      return request.id
    },
  },
}

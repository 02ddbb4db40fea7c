import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm'
import { newUuid } from '../../../platform/ids.ts'
import type { Queryable } from '../../../subgraphs/foundation/database/database.ts'
import { WebhookEndpointEntity } from '../../../subgraphs/foundation/webhooks/entities.ts'
import { AssignmentEntity } from '../../../subgraphs/volunteer/assignment-records/entities.ts'
import { WorkflowEntity } from '../../../subgraphs/volunteer/automation/entities.ts'
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
import { VolunteerDeliveryEntity } from '../../../subgraphs/volunteer/webhooks/entities.ts'
import type { addOneOfEachVolunteer } from '../../support/volunteer/one-of-each-volunteer.ts'

export type OneOfEach = Awaited<ReturnType<typeof addOneOfEachVolunteer>>

type Values = Readonly<Record<string, unknown>>

/** A list of the volunteer API whose rows a test writes between its pages. */
export interface WrittenList {
  /** Key of the rows in the body. */
  rows: string
  entity: EntitySchema
  /** The row that others are copied from; it is in the list, too. */
  source: keyof OneOfEach
  /** Property that identifies a row in the answer. */
  identity: 'id' | 'helperId'
  /** Columns that differ from copy to copy. */
  unique?: (id: string) => Values
  /** Where a row stands in the specified order: at the n-th place. */
  place: (n: number) => Values
  /** A row whose place never changes is patched in other columns. */
  isPlaceFixed?: true
  changed: (at: Date) => Values
  /** Rows that have to be there for this one to be shown. */
  before?: (database: Queryable, ids: OneOfEach, id: string) => Promise<void>
}

/** When the rows that others are copied from were made and changed. */
export const AT = new Date('2026-07-01T12:00:00Z')

const minutes = (n: number) => new Date(AT.getTime() + n * 60_000)

const updatedAt = (at: Date) => ({ updatedAt: at })

const createdLate = (n: number) => ({ createdAt: minutes(n) })

const createdEarly = (n: number) => ({ createdAt: minutes(-n) })

const text = (n: number) => `Row ${1000 + n}`

const days = (n: number) =>
  minutes(n * 24 * 60)
    .toISOString()
    .slice(0, 10)

const ROLES: WrittenList = {
  ...{ rows: 'roles', entity: RoleEntity, source: 'VolunteerRole', identity: 'id' },
  ...{ unique: (nameKey) => ({ nameKey }), place: (n) => ({ name: text(n) }), changed: updatedAt },
}

/** By the documented path of each list. */
export const WRITTEN_LISTS: Readonly<Record<string, WrittenList>> = {
  '/events': {
    ...{ rows: 'events', entity: VolunteerEventEntity, source: 'VolunteerEvent', identity: 'id' },
    ...{ place: (n) => ({ startDate: days(n) }), changed: updatedAt },
  },
  '/roles': ROLES,
  '/events/{eventId}/roles': ROLES,
  '/events/{eventId}/shifts': {
    ...{ rows: 'shifts', entity: ShiftEntity, source: 'Shift', identity: 'id' },
    ...{ place: (n) => ({ startTime: minutes(n) }), changed: updatedAt },
  },
  '/helpers': {
    ...{ rows: 'helpers', entity: HelperEntity, source: 'Helper', identity: 'id' },
    ...{ place: (n) => ({ lastName: text(n) }), changed: updatedAt },
  },
  '/events/{eventId}/helpers': {
    ...{ rows: 'helpers', entity: EventAccessEntity, source: 'EventAccess', identity: 'helperId' },
    unique: () => ({ id: newUuid() }),
    place: (n) => ({ lastName: text(n) }),
    changed: (at) => ({ changedAt: at, updatedAt: at }),
    before: (database, ids, id) => copyRow(database, HelperEntity, ids.Helper, { id }),
  },
  '/events/{eventId}/assignments': {
    ...{ rows: 'assignments', entity: AssignmentEntity, source: 'Assignment', identity: 'id' },
    unique: () => ({ helperId: newUuid() }),
    ...{ place: createdLate, isPlaceFixed: true, changed: updatedAt },
  },
  '/events/{eventId}/messages': {
    ...{ rows: 'messages', entity: MessageEntity, source: 'VolunteerMessage', identity: 'id' },
    ...{ place: createdEarly, isPlaceFixed: true, changed: updatedAt },
  },
  '/events/{eventId}/messages/{messageId}/recipients': {
    ...{ rows: 'recipients', entity: RecipientEntity, source: 'MessageRecipient' },
    ...{ identity: 'helperId', unique: () => ({ id: newUuid() }) },
    // The id of the helper is the order.
    ...{ place: () => ({}), isPlaceFixed: true, changed: updatedAt },
  },
  '/events/{eventId}/availability-requests': {
    ...{ rows: 'availability_requests', entity: AvailabilityRequestEntity },
    ...{ source: 'AvailabilityRequest', identity: 'id' },
    ...{ place: createdEarly, isPlaceFixed: true, changed: updatedAt },
  },
  '/events/{eventId}/availability-requests/{requestId}/responses': {
    ...{ rows: 'availability_responses', entity: AvailabilityResponseEntity },
    ...{ source: 'AvailabilityResponse', identity: 'id', unique: () => ({ helperId: newUuid() }) },
    // The latest first: what is changed is at the beginning again.
    ...{ place: () => ({}), isPlaceFixed: true, changed: updatedAt },
  },
  '/automation/workflows': {
    ...{ rows: 'workflows', entity: WorkflowEntity, source: 'VolunteerWorkflow', identity: 'id' },
    ...{ place: (n) => ({ name: text(n) }), changed: updatedAt },
  },
  '/automation/workflows/{workflowId}/runs': {
    ...{ rows: 'runs', entity: RunEntity, source: 'VolunteerWorkflowRun', identity: 'id' },
    ...{ place: createdEarly, isPlaceFixed: true, changed: updatedAt },
  },
  '/webhooks': {
    ...{ rows: 'webhooks', entity: WebhookEndpointEntity, source: 'VolunteerWebhook' },
    ...{ identity: 'id', place: createdLate, isPlaceFixed: true },
    changed: (at) => ({ status: 'DISABLED', disabledAt: at }),
  },
  '/webhooks/{webhookId}/deliveries': {
    ...{ rows: 'deliveries', entity: VolunteerDeliveryEntity },
    ...{ source: 'VolunteerWebhookDelivery', identity: 'id' },
    unique: () => ({ eventId: newUuid() }),
    ...{ place: createdEarly, isPlaceFixed: true },
    changed: (at) => ({ status: 'DELIVERED', completedAt: at }),
  },
}

/** The path of a list, with the ids of what it is of. */
export function pathOf(path: string, ids: OneOfEach): string {
  const named: Readonly<Record<string, string>> = {
    eventId: ids.VolunteerEvent,
    messageId: ids.VolunteerMessage,
    requestId: ids.AvailabilityRequest,
    workflowId: ids.VolunteerWorkflow,
    webhookId: ids.VolunteerWebhook,
  }
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => named[name] ?? name)
}

/** Copies the row with the id, with other values in some columns. */
export async function copyRow(
  database: Queryable,
  { options }: EntitySchema,
  id: string,
  values: Values,
): Promise<void> {
  const columns = columnsOf(options)
  const given = columns.filter(([property]) => property in values)
  await database.query(
    `INSERT INTO ${options.tableName} (${columns.map(([, name]) => name).join(', ')})
     SELECT ${columns.map(([property, name]) => (property in values ? '?' : `t.${name}`)).join(', ')}
     FROM ${options.tableName} t WHERE t.id = ?`,
    [...given.map(([property]) => values[property]), id],
  )
}

export async function patchRow(
  database: Queryable,
  { entity: { options }, identity }: WrittenList,
  id: string,
  values: Values,
): Promise<void> {
  const names = new Map(columnsOf(options))
  const set = Object.keys(values).map((property) => `${names.get(property)} = ?`)
  await database.query(
    `UPDATE ${options.tableName} SET ${set.join(', ')} WHERE ${names.get(identity)} = ?`,
    [...Object.values(values), id],
  )
}

export async function deleteRow(
  database: Queryable,
  { entity: { options }, identity }: WrittenList,
  id: string,
): Promise<void> {
  const names = new Map(columnsOf(options))
  await database.query(`DELETE FROM ${options.tableName} WHERE ${names.get(identity)} = ?`, [id])
}

function columnsOf({ columns }: EntitySchema['options']): [property: string, name: string][] {
  return Object.entries(columns).map(([property, made]) => {
    const { name = property } = made as EntitySchemaColumnOptions
    return [property, name]
  })
}

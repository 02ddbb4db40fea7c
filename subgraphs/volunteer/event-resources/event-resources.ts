import { asUuid, requireUuid } from '../../../platform/ids.ts'
import { notFound, requireFound } from '../../../schema/problem.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import { volunteerEventStore } from '../events/store.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import { authorizeRows } from '../records/access.ts'
import type { VolunteerContext } from '../records/context.ts'

/** A kind of record that belongs to an event, such as a shift. */
export interface EventResource {
  /** The kind in refusals. */
  name: string
  /** Reads need `shifts:read`, changes `shifts:write`. */
  scopes: 'roles' | 'shifts' | 'assignments' | 'messages' | 'availability'
}

/** Reads the rows with these ids that are within the tenancy. */
export type FindAll<T> = (
  database: Queryable,
  tenancy: Tenancy,
  ids: readonly string[],
) => Promise<T[]>

interface Readable<T> extends EventResource {
  findAll: FindAll<T>
}

/** Reads one record for a query that names its id, and may name its event. */
export async function readOfEvent<T extends { eventId: string }>(
  { caller, database }: VolunteerContext,
  { scopes, findAll }: Readable<T>,
  { id, eventId }: { id: string; eventId?: string | null | undefined },
): Promise<T | null> {
  const tenancy = authorizeRows(caller, `${scopes}:read`)
  if (eventId != null) requireUuid(eventId, 'eventId')
  const [record = null] = await findAll(database, tenancy, [requireUuid(id)])
  return isOfEvent(record, eventId) ? record : null
}

/** The event of a list or of a new record; `not_found` where the caller cannot read it. */
export async function requireEvent(
  database: Queryable,
  tenancy: Tenancy,
  id: string,
): Promise<VolunteerEvent> {
  return requireFound(await volunteerEventStore.find(database, tenancy, asUuid(id, EVENT)), EVENT)
}

/** Locks the named event, so that it is neither changed nor deleted before the transaction ends. */
export async function lockEvent(tx: Tx, tenancy: Tenancy, id: string): Promise<VolunteerEvent> {
  return requireFound(await volunteerEventStore.lockShared(tx, tenancy, id), EVENT)
}

/** Locks the event of a record against changes, before the record itself; null where either is absent. */
export async function lockEventOf(
  tx: Tx,
  tenancy: Tenancy,
  record: { eventId: string } | null | undefined,
): Promise<VolunteerEvent | null> {
  return record ? volunteerEventStore.lockShared(tx, tenancy, record.eventId) : null
}

/** Refuses a record of another event than the named one like a missing record. */
export function requireOfEvent<T extends { eventId: string }>(
  name: string,
  record: T | null,
  eventId: string | null | undefined,
): T {
  if (record === null || !isOfEvent(record, eventId)) throw notFound(name)

  return record
}

function isOfEvent(record: { eventId: string } | null, eventId: string | null | undefined) {
  return record !== null && record.eventId === (eventId ?? record.eventId)
}

/** `id`, if it can be the id of an event. */
export function asEventId(id: string): string {
  return asUuid(id, EVENT)
}

const EVENT = 'volunteer event'

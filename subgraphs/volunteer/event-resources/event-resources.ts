import { asUuid } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Changed, Decision } from '../../foundation/change/change.ts'
import { idempotencyOf } from '../../foundation/change/idempotency-scope.ts'
import type { Queryable } from '../../foundation/database/database.ts'
import type { Tx } from '../../foundation/database/transaction.ts'
import type { Tenancy } from '../../foundation/query/tenancy.ts'
import type { VolunteerContext } from '../context.ts'
import { volunteerEventStore } from '../events/store.ts'
import type { VolunteerEvent } from '../events/volunteer-event.ts'
import type { VolunteerDomainEvent } from '../records/volunteer-domain-event.ts'

/** What is ours to say of something new of an event. */
export interface Origin {
  id: string
  clubId: string
  eventId: string
}

interface Creation {
  /** Name of the mutation. */
  operation: string
  tenancy: Tenancy
  /** What the client sent, after parsing. */
  asked: { idempotencyKey?: string | null | undefined; eventId: string; content: object }
}

const EVENT = 'volunteer event'

/** The event that a list is of; refused with `not_found` where the caller reaches none of that id. */
export async function requireEvent(
  database: Queryable,
  tenancy: Tenancy,
  id: string,
): Promise<VolunteerEvent> {
  const event = await volunteerEventStore.find(database, tenancy, asUuid(id, EVENT))
  if (event === null) throw notFound(EVENT)

  return event
}

/** A record of another event than the named one is as absent as a missing one. */
export function requireOfEvent<T extends { eventId: string }>(
  what: string,
  record: T | null,
  eventId: string | null | undefined,
): T {
  if (record === null || record.eventId !== (eventId ?? record.eventId)) throw notFound(what)

  return record
}

/** Locks the event of a record against changes, before the record itself; null where either is absent. */
export async function lockEventOf(
  tx: Tx,
  tenancy: Tenancy,
  record: { eventId: string } | null,
): Promise<VolunteerEvent | null> {
  return record === null ? null : volunteerEventStore.lockShared(tx, tenancy, record.eventId)
}

/** Creates something of an event, once per idempotency key; the event cannot be deleted meanwhile. */
export function createOfEvent<R>(
  { caller, change, newId }: VolunteerContext,
  { operation, tenancy, asked }: Creation,
  work: (
    tx: Tx,
    origin: Origin,
    now: Date,
    event: VolunteerEvent,
  ) => Promise<Decision<R, VolunteerDomainEvent>>,
): Promise<Changed<R>> {
  const { idempotencyKey, eventId, content } = asked
  asUuid(eventId, EVENT)
  const idempotency = idempotencyOf(caller, operation, idempotencyKey, { eventId, content })
  return change(idempotency, async (tx, now) => {
    const event = await volunteerEventStore.lockShared(tx, tenancy, eventId)
    if (event === null) throw notFound(EVENT)

    return work(tx, { id: newId(), clubId: event.clubId, eventId }, now, event)
  })
}

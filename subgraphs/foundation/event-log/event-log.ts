import type { NewId } from '../../../platform/ids.ts'
import { defineCounter } from '../../../platform/metrics/define.ts'
import { METRICS } from '../../../platform/metrics/list.ts'
import type { Queryable } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import { Computed, tableOf } from '../query/table.ts'
import { LoggedEventEntity } from './entities.ts'

const eventsAppended = defineCounter(METRICS.eventsAppended)

/** An event that a rule has decided; `change` appends it to the log. */
export interface DomainEvent<Type extends string = string, Kind extends string = string> {
  type: Type
  organizationId: string
  clubId: string
  resource: { type: Kind; id: string }
  /** Order within the resource, assigned by the rule on the resource's locked row. */
  sequence: number
  /** Field names of the REST API. */
  changedFields: readonly string[]
  /** Snapshot of the resource, for consumers that must not read a later state. */
  data?: object
  /** The trace of its request, where a transaction writes for several; default: the transaction's. */
  traceparent?: string | undefined
}

/** An event of another time than now. */
export type DatedEvent = DomainEvent & { occurredAt: Date }

/** The bus topic that wakes the readers of the log; its key is the organization. */
export const EVENTS_TOPIC = 'events'

const SCHEMA_VERSION = 1

const eventLog = tableOf(LoggedEventEntity)

/**
 * Appends events of one organization. They lock the organization's counter row, which serializes all of its
 * writers until COMMIT. So counter, events and COMMIT are sent in one packet: a frozen process never holds the row.
 */
export function appendEvents(
  tx: Tx,
  events: readonly DomainEvent[],
  now: Date,
  newId: NewId,
): Promise<void> {
  const dated = events.map((event) => ({ ...event, occurredAt: now }))
  return appendDatedEvents(tx, dated, newId)
}

/** `appendEvents` for events that occurred earlier. */
export async function appendDatedEvents(
  tx: Tx,
  events: readonly DatedEvent[],
  newId: NewId,
): Promise<void> {
  const [first] = events
  if (first === undefined) return
  if (events.some((event) => event.organizationId !== first.organizationId))
    throw new Error('One transaction never publishes for two organizations.')

  await assignPositions(tx, first.organizationId, events.length)
  const rows = events.map((event, index) => ({
    organizationId: event.organizationId,
    publicationSequence: positionBeforeLast(events.length - 1 - index),
    id: newId(),
    clubId: event.clubId,
    type: event.type,
    schemaVersion: SCHEMA_VERSION,
    resourceType: event.resource.type,
    resourceId: event.resource.id,
    sequence: event.sequence,
    changedFields: [...new Set(event.changedFields)].sort(),
    occurredAt: event.occurredAt,
    data: event.data ?? null,
    traceparent: event.traceparent ?? tx.traceparent,
  }))
  const atCommit: Queryable = {
    query: tx.query,
    readAll: tx.readAll,
    write: tx.writeAtCommit,
  }
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await eventLog.insertAll(atCommit, rows.slice(from, from + ROWS_AT_ONCE))
  tx.afterCommit(() => {
    for (const { type } of events) eventsAppended({ product: tx.product, type }).add()
  })
}

/** Limits the size of a statement, so that a large packet can be split between two of them. */
const ROWS_AT_ONCE = 500

/** Assigns `count` positions; LAST_INSERT_ID() of the connection is then the last of them. */
function assignPositions(tx: Tx, organizationId: string, count: number): Promise<void> {
  return tx.writeAtCommit(
    `INSERT INTO organization_heads (organization_id, publication_sequence)
     VALUES (?, LAST_INSERT_ID(?))
     ON DUPLICATE KEY UPDATE publication_sequence = LAST_INSERT_ID(publication_sequence + ?)`,
    [organizationId, count, count],
  )
}

/** Computed by the server, so that positions are assigned and used in one round trip. */
function positionBeforeLast(count: number): Computed {
  return new Computed('LAST_INSERT_ID() - CAST(? AS UNSIGNED)', count)
}

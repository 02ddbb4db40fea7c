import type { NewId } from '../../../platform/ids.ts'
import type { Queryable } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import { Computed, tableOf } from '../query/table.ts'
import { LoggedEventEntity } from './entities.ts'

/** An event as a rule decides it; `change` writes it down. */
export interface DomainEvent<Type extends string = string, Kind extends string = string> {
  type: Type
  organizationId: string
  clubId: string
  resource: { type: Kind; id: string }
  /** Order within the resource, given by the rule that counts it on the resource's locked row. */
  sequence: number
  /** Names of the fields as the public API calls them. */
  changedFields: readonly string[]
  /** The resource as it is now, for followers who must not read it later. */
  data?: object
}

/** An event of another time than now. */
export type DatedEvent = DomainEvent & { occurredAt: Date }

const SCHEMA_VERSION = 1

const eventLog = tableOf(LoggedEventEntity)

/**
 * Appends events of one organization. It takes the organization's counter row, which orders all of
 * its writers until they commit: so it is sent in one packet with COMMIT, and the server holds that row
 * while no process can be frozen in between.
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

/** The same for what is written down later than it happened. */
export async function appendDatedEvents(
  tx: Tx,
  events: readonly DatedEvent[],
  newId: NewId,
): Promise<void> {
  const [first] = events
  if (first === undefined) return
  if (events.some((event) => event.organizationId !== first.organizationId))
    throw new Error('One transaction never publishes for two organizations.')

  await takePositions(tx, first.organizationId, events.length)
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
  }))
  const atCommit: Queryable = {
    query: tx.query,
    readAll: tx.readAll,
    write: tx.writeAtCommit,
  }
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await eventLog.insertAll(atCommit, rows.slice(from, from + ROWS_AT_ONCE))
}

/** So that a packet that is too large can be divided between two statements. */
const ROWS_AT_ONCE = 500

/** Gives out `count` numbers, the last of which is the connection's LAST_INSERT_ID() then. */
function takePositions(tx: Tx, organizationId: string, count: number): Promise<void> {
  return tx.writeAtCommit(
    `INSERT INTO organization_heads (organization_id, publication_sequence)
     VALUES (?, LAST_INSERT_ID(?))
     ON DUPLICATE KEY UPDATE publication_sequence = LAST_INSERT_ID(publication_sequence + ?)`,
    [organizationId, count, count],
  )
}

/** Only the server knows it, so that numbers are given out and used without a trip between. */
function positionBeforeLast(count: number): Computed {
  return new Computed('LAST_INSERT_ID() - CAST(? AS UNSIGNED)', count)
}

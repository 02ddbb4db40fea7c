import type { NewId } from '../../../platform/ids.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { LoggedEvent } from './entities.ts'
import { appendEvents, type DomainEvent } from './event-log.ts'
import type { HoleWatch } from './hole-watch.ts'
import { readAfter } from './read-log.ts'

/** Processes each event exactly once: its position advances in the same transaction. */
export interface LogConsumer {
  /** Table of the consumer's positions, one row per organization. */
  positions: string
  consume(tx: Tx, batch: LogBatch): Promise<Consumed>
}

/** The next events of an organization. */
export interface LogBatch {
  organizationId: string
  events: readonly LoggedEvent[]
  now: Date
}

export interface Consumed {
  /** Number of records created from the events. */
  createdCount: number
  /** Events to publish in the same transaction. */
  published: readonly DomainEvent[]
  /** Called after the commit. */
  onCommitted?: () => void
}

const BATCH = 200

const NOTHING = { createdCount: 0, hasMore: false, isWaiting: false, onCommitted: undefined }

interface ConsumeParts {
  database: Database
  consumer: LogConsumer
  holes: HoleWatch
  newId: NewId
}

/** Passes the next events of an organization to the consumer, unless another process has locked its position. */
export async function consumeNext(
  { database, consumer, holes, newId }: ConsumeParts,
  organizationId: string,
  now: Date,
) {
  const { positions } = consumer
  const { onCommitted, ...consumed } = await inTransaction(database, async (tx) => {
    const position = await lockPosition(tx, positions, organizationId)
    if (position === null) return NOTHING
    const slice = { organizationId, clubId: null, after: position, limit: BATCH }
    const read = await readAfter(tx, slice)
    const at = { organizationId, position: BigInt(position) }
    const { events, isWaiting } = await holes.untilHole(tx, at, read)
    const last = events.at(-1)
    if (last === undefined) return { ...NOTHING, isWaiting }

    const batch = { organizationId, events, now }
    const { createdCount, published, onCommitted } = await consumer.consume(tx, batch)
    await tx.write(`UPDATE ${positions} SET publication_sequence = ? WHERE organization_id = ?`, [
      last.publicationSequence,
      organizationId,
    ])
    await appendEvents(tx, published, now, newId)
    return { createdCount, hasMore: events.length === BATCH, isWaiting, onCommitted }
  })
  onCommitted?.()
  return consumed
}

/** Organizations, of those given or of all, with events after the consumer's position. */
export async function findLaggingOrganizations(
  database: Database,
  positions: string,
  organizationIds: readonly string[] | null,
): Promise<string[]> {
  if (organizationIds?.length === 0) return []

  const rows = await database.query<{ organizationId: string }[]>(
    `SELECT p.organization_id AS organizationId FROM ${positions} p FORCE INDEX (PRIMARY)
     STRAIGHT_JOIN organization_heads h FORCE INDEX (PRIMARY)
       ON h.organization_id = p.organization_id
     WHERE h.publication_sequence > p.publication_sequence
       AND ${organizationIds === null ? 'TRUE' : 'p.organization_id IN (?)'}`,
    [organizationIds],
  )
  return rows.map(({ organizationId }) => organizationId)
}

/** Those of the organizations for which the consumer has a position. */
export async function findConsumedOrganizations(
  database: Database,
  positions: string,
  organizationIds: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ organizationId: string }[]>(
    `SELECT p.organization_id AS organizationId FROM ${positions} p FORCE INDEX (PRIMARY)
     WHERE p.organization_id IN (?)`,
    [organizationIds],
  )
  return rows.map(({ organizationId }) => organizationId)
}

async function lockPosition(
  tx: Tx,
  positions: string,
  organizationId: string,
): Promise<string | null> {
  const [row] = await tx.query<{ position: string }[]>(
    `SELECT p.publication_sequence AS position FROM ${positions} p
     WHERE p.organization_id = ? FOR UPDATE SKIP LOCKED`,
    [organizationId],
  )
  return row === undefined ? null : String(row.position)
}

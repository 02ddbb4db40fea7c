import type { NewId } from '../../../platform/ids.ts'
import type { Database } from '../database/database.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import type { LoggedEvent } from './entities.ts'
import { appendEvents, type DomainEvent } from './event-log.ts'
import type { HoleWatch } from './hole-watch.ts'
import { readAfter } from './read-log.ts'

/** Who makes something of each event once: a position of theirs moves on in the same transaction. */
export interface LogConsumer {
  /** The table of the positions. */
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
  /** How much was made of them. */
  made: number
  /** What is published about that. */
  published: readonly DomainEvent[]
}

const BATCH = 200

const NOTHING = { made: 0, hasMore: false, isWaiting: false }

interface ConsumeParts {
  database: Database
  consumer: LogConsumer
  holes: HoleWatch
  newId: NewId
}

/**
 * Hands the next events of an organization to the consumer; when another process is at it, that is
 * left to that one.
 */
export function consumeNext(
  { database, consumer, holes, newId }: ConsumeParts,
  organizationId: string,
  now: Date,
) {
  const { positions } = consumer
  return inTransaction(database, async (tx) => {
    const position = await lockPosition(tx, positions, organizationId)
    if (position === null) return NOTHING
    const slice = { organizationId, clubId: null, after: position, limit: BATCH }
    const read = await readAfter(tx, slice)
    const at = { organizationId, position: BigInt(position) }
    const { events, isWaiting } = await holes.untilHole(tx, at, read)
    const last = events.at(-1)
    if (last === undefined) return { ...NOTHING, isWaiting }

    const { made, published } = await consumer.consume(tx, { organizationId, events, now })
    await tx.query(`UPDATE ${positions} SET publication_sequence = ? WHERE organization_id = ?`, [
      last.publicationSequence,
      organizationId,
    ])
    await appendEvents(tx, published, now, newId)
    return { made, hasMore: events.length === BATCH, isWaiting }
  })
}

/** Organizations, of those asked for or of all, whose log goes on behind their position. */
export async function findBehind(
  database: Database,
  positions: string,
  asked: readonly string[] | null,
): Promise<string[]> {
  if (asked?.length === 0) return []

  const rows = await database.query<{ organizationId: string }[]>(
    `SELECT p.organization_id AS organizationId FROM ${positions} p FORCE INDEX (PRIMARY)
     STRAIGHT_JOIN organization_heads h FORCE INDEX (PRIMARY)
       ON h.organization_id = p.organization_id
     WHERE h.publication_sequence > p.publication_sequence
       AND ${asked === null ? 'TRUE' : 'p.organization_id IN (?)'}`,
    [asked],
  )
  return rows.map(({ organizationId }) => organizationId)
}

/** Organizations, of those asked for, that have a position. */
export async function findFollowed(
  database: Database,
  positions: string,
  asked: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ organizationId: string }[]>(
    `SELECT p.organization_id AS organizationId FROM ${positions} p FORCE INDEX (PRIMARY)
     WHERE p.organization_id IN (?)`,
    [asked],
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

import { randomUUIDv7 } from 'node:crypto'
import type { PoolConnection, ResultSetHeader } from 'mysql2/promise'
import type { Booking } from './booking.ts'

export interface Event {
  type: string
  resourceType: string
  resourceId: string
  sequence: number
  /** In alphabetical order. */
  changedFields: string[]
}

/** Runs last in the transaction: it locks the organization's counter until the commit. */
export async function insertEvents(
  tx: PoolConnection,
  { organizationId, clubId }: Booking,
  events: readonly Event[],
  now: Date,
): Promise<void> {
  const [{ insertId }] = await tx.query<ResultSetHeader>(
    `INSERT INTO organization_heads (organization_id, publication_sequence)
     VALUES (?, LAST_INSERT_ID(?))
     ON DUPLICATE KEY UPDATE publication_sequence = LAST_INSERT_ID(publication_sequence + ?)`,
    [organizationId, events.length, events.length],
  )
  const first = BigInt(insertId) - BigInt(events.length - 1)
  const values = events.flatMap((event, index) => [
    organizationId,
    String(first + BigInt(index)),
    randomUUIDv7(),
    clubId,
    event.type,
    1,
    event.resourceType,
    event.resourceId,
    event.sequence,
    JSON.stringify(event.changedFields),
    now,
  ])
  await tx.query(
    `INSERT INTO event_log (organization_id, publication_sequence, id, club_id, type,
       schema_version, resource_type, resource_id, sequence, changed_fields, occurred_at)
     VALUES ${events.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
    values,
  )
}

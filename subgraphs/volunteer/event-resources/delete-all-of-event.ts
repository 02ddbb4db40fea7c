import type { Tx } from '../../foundation/database/transaction.ts'
import type { Table } from '../../foundation/query/table.ts'

interface OfEvent {
  table: Pick<Table<object>, 'name' | 'recordChange'>
  /** Begins with the event and `is_deleted`. */
  index: string
  /** A further assignment of the UPDATE. */
  also?: string
}

/**
 * Deletes the records of a locked event, to which none can be added meanwhile. Their ids are read before their rows
 * are locked: an UPDATE by the index would lock the index entry first, and deadlock with an update of the row.
 */
export async function deleteAllOfEvent(
  tx: Tx,
  { table, index, also }: OfEvent,
  eventId: string,
  deletedAt: Date,
): Promise<void> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT t.id FROM ${table.name} t FORCE INDEX (${index}) WHERE t.event_id = ? AND t.is_deleted = FALSE`,
    [eventId],
  )
  if (rows.length === 0) return

  const ids = rows.map(({ id }) => id)
  await table.recordChange(tx, ids)
  const set = ['is_deleted = TRUE', 'deleted_at = ?', 'updated_at = ?', ...(also ? [also] : [])]
  await tx.write(
    `UPDATE ${table.name} FORCE INDEX (PRIMARY) SET ${set.join(', ')}
     WHERE id IN (?) AND is_deleted = FALSE`,
    [deletedAt, deletedAt, ids],
  )
}

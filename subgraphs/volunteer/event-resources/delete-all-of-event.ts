import type { Tx } from '../../foundation/database/transaction.ts'

interface OfEvent {
  table: string
  /** Begins with the event, and with whether a row is deleted. */
  index: string
  /** What else is different of a deleted row. */
  also?: string
}

/**
 * Deletes what goes away with its event, whose row is held, so that nothing is added meanwhile. What is there is
 * looked up first and held by its ids afterwards: held in an index before its own row, it would deadlock
 * with whoever holds that row and has to change the index for it.
 */
export async function deleteAllOfEvent(
  tx: Tx,
  { table, index, also }: OfEvent,
  eventId: string,
  deletedAt: Date,
): Promise<void> {
  const rows = await tx.query<{ id: string }[]>(
    `SELECT t.id FROM ${table} t FORCE INDEX (${index}) WHERE t.event_id = ? AND t.is_deleted = FALSE`,
    [eventId],
  )
  if (rows.length === 0) return

  const set = ['is_deleted = TRUE', 'deleted_at = ?', 'updated_at = ?', ...(also ? [also] : [])]
  await tx.write(
    `UPDATE ${table} FORCE INDEX (PRIMARY) SET ${set.join(', ')}
     WHERE id IN (?) AND is_deleted = FALSE`,
    [deletedAt, deletedAt, rows.map(({ id }) => id)],
  )
}

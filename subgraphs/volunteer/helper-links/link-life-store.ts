import type { Queryable } from '../../foundation/database/database.ts'

export const linkLifeStore = {
  /** The latest closing date of the event's polls; null where none has one. */
  async lastRespondBy(database: Queryable, eventId: string): Promise<Date | null> {
    const [row] = await database.query<{ respondBy: Date | null }[]>(
      `SELECT MAX(q.respond_by) AS respondBy
       FROM availability_requests q FORCE INDEX (availability_requests_by_creation)
       WHERE q.event_id = ? AND q.is_deleted = FALSE`,
      [eventId],
    )
    return row?.respondBy ?? null
  },
}

import type { Queryable } from '../../foundation/database.ts'
import { tableOf } from '../../foundation/table.ts'
import { type VolunteerEvent, VolunteerEventEntity } from './entities.ts'

const events = tableOf(VolunteerEventEntity)

export const volunteerEventStore = {
  async find(database: Queryable, id: string): Promise<VolunteerEvent | null> {
    const [row] = await database.query(
      `SELECT ${events.columns('e')} FROM events e WHERE e.id = ? AND e.deleted_at IS NULL`,
      [id],
    )
    return row === undefined ? null : events.toRecord(row)
  },

  async ofClub(database: Queryable, clubId: string): Promise<VolunteerEvent[]> {
    const rows = await database.query(
      `SELECT ${events.columns('e')} FROM events e
       WHERE e.club_id = ? AND e.deleted_at IS NULL ORDER BY e.start_date, e.id`,
      [clubId],
    )
    return rows.map(events.toRecord)
  },
}

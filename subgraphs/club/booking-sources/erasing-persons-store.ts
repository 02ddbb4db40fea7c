import type { Read } from '../../foundation/database/pooled-connection.ts'
import { tableOf } from '../../foundation/query/table.ts'
import { ErasingPersonEntity } from './entities.ts'
import type { ErasingPersons } from './person-key.ts'

const persons = tableOf(ErasingPersonEntity)

/** The persons whose erasure from the club's own bookings is in progress; null without any. */
export function readErasing(clubId: string): Read<ErasingPersons | null> {
  return {
    sql: `SELECT ${persons.columns('ep')}
     FROM erasing_persons ep FORCE INDEX (erasing_persons_by_club) WHERE ep.club_id = ?`,
    params: [clubId],
    toResult(rows) {
      const found = rows.map(persons.toRecord)
      if (found.length === 0) return null
      return Object.fromEntries(found.map(({ id, person }) => [id, person]))
    },
  }
}

import { primary, uuid } from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'

/** A club that is not ACTIVE; a club that is missing from this table is ACTIVE. */
interface InactiveClub {
  clubId: string
}

export const InactiveClubEntity = defineEntity<InactiveClub>({
  name: 'InactiveClub',
  tableName: 'inactive_clubs',
  audit: null,
  columns: { clubId: primary(uuid('club_id')) },
})

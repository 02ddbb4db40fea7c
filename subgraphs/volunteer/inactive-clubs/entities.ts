import { primary, uuid } from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { InactiveClub } from './inactive-club.ts'

export const InactiveClubEntity = defineEntity<InactiveClub>({
  name: 'InactiveClub',
  tableName: 'inactive_clubs',
  columns: { clubId: primary(uuid('club_id')) },
})

import {
  count,
  json,
  keyword,
  moment,
  nullable,
  primary,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { PersonErasure } from './person-erasure.ts'

export const PersonErasureEntity = defineEntity<PersonErasure>({
  name: 'PersonErasure',
  tableName: 'person_erasures',
  audit: { type: 'PersonErasure', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    bookingSourceId: uuid('booking_source_id'),
    status: keyword('status'),
    importCount: count('import_count'),
    bookingCount: count('booking_count'),
    sessionCount: count('session_count'),
    position: nullable(json('position')),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    completedAt: nullable(moment('completed_at')),
  },
})

import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  count,
  flag,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Shift } from './shift.ts'

/** A shift as stored. */
export interface StoredShift extends Shift {
  /** Whether there is a `deletedAt`, for indices to lead to. */
  isDeleted: boolean
}

const { shift } = VOLUNTEER_LIMITS

export const ShiftEntity = defineEntity<StoredShift>({
  name: 'Shift',
  tableName: 'shifts',
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    eventId: uuid('event_id'),
    roleId: nullable(uuid('role_id')),
    title: text('title', shift.title),
    description: nullable(text('description', shift.description)),
    location: nullable(text('location', shift.location)),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    requiredHelpers: count('required_helpers'),
    status: keyword('status'),
    deletedAt: nullable(moment('deleted_at')),
    isDeleted: flag('is_deleted'),
    publishedCount: count('published_count'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'shifts_by_start', columns: ['eventId', 'isDeleted', 'status', 'startTime', 'id'] },
    { name: 'shifts_by_update', columns: ['eventId', 'isDeleted', 'status', 'updatedAt', 'id'] },
    {
      name: 'shifts_of_role_by_start',
      columns: ['eventId', 'roleId', 'isDeleted', 'status', 'startTime', 'id'],
    },
    {
      name: 'shifts_of_role_by_update',
      columns: ['eventId', 'roleId', 'isDeleted', 'status', 'updatedAt', 'id'],
    },
    { name: 'shifts_by_deletion', columns: ['deletedAt'] },
  ],
})

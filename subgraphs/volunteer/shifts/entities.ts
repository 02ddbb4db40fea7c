import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import { count, keyword, moment, nullable, text, uuid } from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import { RESOURCE_COLUMNS, type StoredResource } from '../event-resources/resource-table.ts'
import type { Shift } from './shift.ts'

export interface StoredShift extends Shift, StoredResource {}

const { shift } = VOLUNTEER_LIMITS

export const ShiftEntity = defineEntity<StoredShift>({
  name: 'Shift',
  tableName: 'shifts',
  columns: {
    ...RESOURCE_COLUMNS,
    roleId: nullable(uuid('role_id')),
    title: text('title', shift.title),
    description: nullable(text('description', shift.description)),
    location: nullable(text('location', shift.location)),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    requiredHelpers: count('required_helpers'),
    status: keyword('status'),
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

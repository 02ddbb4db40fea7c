import { SHIFT_FIELDS } from '../../../schema/volunteer/shifts.ts'
import { nullable, uuid } from '../../foundation/query/columns.ts'
import { contentColumns } from '../../foundation/query/content-columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import { RESOURCE_COLUMNS, type StoredResource } from '../event-resources/resource-table.ts'
import type { Shift } from './shift.ts'

export interface StoredShift extends Shift, StoredResource {}

export const ShiftEntity = defineEntity<StoredShift>({
  name: 'Shift',
  tableName: 'shifts',
  audit: { type: 'Shift', club: 'clubId' },
  columns: {
    ...RESOURCE_COLUMNS,
    roleId: nullable(uuid('role_id')),
    ...contentColumns(SHIFT_FIELDS),
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
    {
      name: 'shifts_of_club_by_start',
      columns: ['clubId', 'isDeleted', 'startTime', 'endTime'],
    },
    { name: 'shifts_by_deletion', columns: ['deletedAt'] },
  ],
})

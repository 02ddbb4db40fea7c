import { ASSIGNMENT_FIELDS } from '../../../schema/volunteer/assignments.ts'
import { json, keyword, moment, nullable, uuid } from '../../foundation/query/columns.ts'
import { contentColumns } from '../../foundation/query/content-columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import { RESOURCE_COLUMNS } from '../event-resources/resource-table.ts'
import type { Assignment } from './assignment.ts'

/** An assignment is deleted with its shift. */
const { deletedAt, isDeleted, ...columns } = RESOURCE_COLUMNS

export const AssignmentEntity = defineEntity<Assignment>({
  name: 'Assignment',
  tableName: 'shift_assignments',
  audit: { type: 'Assignment', club: 'clubId' },
  columns: {
    ...columns,
    shiftId: uuid('shift_id'),
    helperId: uuid('helper_id'),
    ...contentColumns(ASSIGNMENT_FIELDS),
    statusChangedAt: moment('status_changed_at'),
    createdVia: keyword('created_via'),
    textLoggedAt: nullable(json('told_at')),
  },
  indices: [
    { name: 'shift_assignments_by_helper', columns: ['shiftId', 'helperId'], unique: true },
    { name: 'shift_assignments_by_status', columns: ['shiftId', 'status'] },
    {
      name: 'shift_assignments_of_event',
      columns: ['eventId', 'status', 'createdAt', 'id'],
    },
    {
      name: 'shift_assignments_of_event_by_update',
      columns: ['eventId', 'status', 'updatedAt', 'id'],
    },
    {
      name: 'shift_assignments_of_shift',
      columns: ['shiftId', 'status', 'createdAt', 'id'],
    },
    {
      name: 'shift_assignments_of_shift_by_update',
      columns: ['shiftId', 'status', 'updatedAt', 'id'],
    },
    {
      name: 'shift_assignments_of_helper',
      columns: ['helperId', 'eventId', 'status', 'createdAt', 'id'],
    },
    {
      name: 'shift_assignments_of_helper_by_creation',
      columns: ['helperId', 'status', 'createdAt', 'id'],
    },
    {
      name: 'shift_assignments_of_helper_by_update',
      columns: ['helperId', 'eventId', 'status', 'updatedAt', 'id'],
    },
    { name: 'shift_assignments_by_recipient', columns: ['eventId', 'status', 'helperId'] },
  ],
})

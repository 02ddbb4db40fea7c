import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  count,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Assignment } from './assignment.ts'

export const AssignmentEntity = defineEntity<Assignment>({
  name: 'Assignment',
  tableName: 'shift_assignments',
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    eventId: uuid('event_id'),
    shiftId: uuid('shift_id'),
    helperId: uuid('helper_id'),
    status: keyword('status'),
    statusReason: nullable(text('status_reason', VOLUNTEER_LIMITS.assignment.reason)),
    note: nullable(text('note', VOLUNTEER_LIMITS.assignment.note)),
    statusChangedAt: moment('status_changed_at'),
    createdVia: keyword('created_via'),
    publishedCount: count('published_count'),
    toldAt: nullable(json('told_at')),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
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

import { LIMITS } from '../../../schema/limits.ts'
import { VOLUNTEER_LIMITS } from '../../../schema/volunteer/limits.ts'
import {
  count,
  day,
  externalText,
  flag,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { VolunteerEvent } from './volunteer-event.ts'

export const VolunteerEventEntity = defineEntity<VolunteerEvent>({
  name: 'VolunteerEvent',
  tableName: 'events',
  audit: { type: 'VolunteerEvent', club: 'clubId', shown: ['timezone'] },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    externalId: nullable(externalText('external_id', VOLUNTEER_LIMITS.externalId)),
    name: text('name', VOLUNTEER_LIMITS.event.name.max),
    description: nullable(text('description', VOLUNTEER_LIMITS.event.description)),
    startDate: day('start_date'),
    endDate: day('end_date'),
    location: nullable(text('location', VOLUNTEER_LIMITS.event.location)),
    locationCoordinates: nullable(text('location_coordinates', 60)),
    timezone: nullable(text('timezone', LIMITS.timezone)),
    status: keyword('status'),
    autoConfirmAssignments: flag('auto_confirm_assignments'),
    createdBy: text('created_by', LIMITS.subject),
    cancelledAt: nullable(moment('cancelled_at')),
    deletedAt: nullable(moment('deleted_at')),
    publishedCount: { ...count('published_count'), default: 0 },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'events_by_start', columns: ['clubId', 'deletedAt', 'status', 'startDate', 'id'] },
    { name: 'events_by_external_id', columns: ['clubId', 'externalId'], unique: true },
    { name: 'events_by_status', columns: ['clubId', 'status', 'startDate', 'id'] },
    { name: 'events_by_update', columns: ['clubId', 'status', 'updatedAt', 'id'] },
    {
      name: 'events_kept_by_update',
      columns: ['clubId', 'deletedAt', 'status', 'updatedAt', 'id'],
    },
  ],
})

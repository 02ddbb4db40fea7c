import { EntitySchema } from 'typeorm'
import {
  day,
  flag,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/columns.ts'

/** An event that helpers work at (volunteer API, Event). Days are `YYYY-MM-DD`. */
export interface VolunteerEvent {
  id: string
  clubId: string
  name: string
  description: string | null
  startDate: string
  endDate: string
  location: string | null
  locationCoordinates: string | null
  status: 'DRAFT' | 'ACTIVE' | 'ARCHIVED' | 'CANCELLED'
  autoConfirmAssignments: boolean
  createdBy: string
  /** Soft deletion: the row stays, every read passes it over. */
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export const VolunteerEventEntity = new EntitySchema<VolunteerEvent>({
  name: 'VolunteerEvent',
  tableName: 'events',
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    name: text('name', 140),
    description: nullable(text('description', 4000)),
    startDate: day('start_date'),
    endDate: day('end_date'),
    location: nullable(text('location', 240)),
    locationCoordinates: nullable(text('location_coordinates', 60)),
    status: keyword('status'),
    autoConfirmAssignments: flag('auto_confirm_assignments'),
    createdBy: text('created_by', 200),
    deletedAt: nullable(moment('deleted_at')),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [{ name: 'events_by_start', columns: ['clubId', 'startDate', 'id'] }],
})

import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import {
  count,
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
import type { Court } from './court.ts'

export const CourtEntity = defineEntity<Court>({
  name: 'Court',
  tableName: 'courts',
  audit: { type: 'Court', club: 'clubId', shown: ['name'] },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    locationId: uuid('location_id'),
    name: text('name', LIMITS.name),
    number: count('number'),
    publicId: keyword('public_id'),
    status: keyword('status'),
    statusOverride: nullable(keyword('status_override')),
    overrideSince: nullable(moment('override_since')),
    overrideUntil: nullable(moment('override_until')),
    overrideReason: nullable({
      ...text('override_reason', CLUB_LIMITS.overrideReason),
      isPersonal: true,
    }),
    overrideBy: nullable(externalText('override_by', LIMITS.subject)),
    overrideByName: nullable({ ...text('override_by_name', LIMITS.name), isPersonal: true }),
    closingChangedAt: nullable(moment('closing_changed_at')),
    deviceSeenAt: nullable(moment('device_seen_at')),
    hasDeviceWarning: { ...flag('has_device_warning'), default: 0 },
    statusDueAt: nullable(moment('status_due_at')),
    indoorOutdoor: keyword('indoor_outdoor'),
    surfaceType: keyword('surface_type'),
    publishedCount: count('published_count'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'courts_by_club', columns: ['clubId', 'createdAt', 'id'] },
    { name: 'courts_by_update', columns: ['clubId', 'updatedAt', 'id'] },
    { name: 'courts_by_public_id', columns: ['publicId'], unique: true },
    { name: 'courts_by_status', columns: ['status'] },
    { name: 'courts_by_due_time', columns: ['statusDueAt', 'id'] },
  ],
})

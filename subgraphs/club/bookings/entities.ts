import { BOOKING_FIELDS } from '../../../schema/club/bookings.ts'
import { LIMITS } from '../../../schema/limits.ts'
import {
  count,
  externalText,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { contentColumns } from '../../foundation/query/content-columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Booking } from './booking.ts'
import type { ReconciliationConflict } from './conflicts/reconciliation-conflict.ts'

export const BookingEntity = defineEntity<Booking>({
  name: 'Booking',
  tableName: 'bookings',
  audit: { type: 'Booking', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    organizationId: uuid('organization_id'),
    clubId: uuid('club_id'),
    locationId: uuid('location_id'),
    courtId: uuid('court_id'),
    bookingSourceId: nullable(uuid('booking_source_id')),
    installationId: nullable(uuid('installation_id')),
    provider: keyword('provider'),
    externalBookingId: nullable(externalText('external_booking_id', LIMITS.id)),
    ...contentColumns(BOOKING_FIELDS),
    participants: json('participants'),
    matchSessionId: nullable(uuid('match_session_id')),
    openConflictId: nullable(uuid('open_conflict_id')),
    publishedCount: count('published_count'),
    importedAt: moment('imported_at'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    {
      name: 'bookings_by_external_booking',
      columns: ['bookingSourceId', 'externalBookingId'],
      unique: true,
    },
    {
      name: 'bookings_by_start_and_court',
      columns: ['clubId', 'scheduledStart', 'id', 'courtId', 'scheduledEnd', 'status'],
    },
    { name: 'bookings_by_update', columns: ['clubId', 'updatedAt', 'id'] },
    {
      name: 'bookings_by_provider',
      columns: ['clubId', 'provider', 'status', 'scheduledStart', 'id'],
    },
    {
      name: 'bookings_by_location',
      columns: ['clubId', 'locationId', 'provider', 'status', 'scheduledStart', 'id'],
    },
    {
      name: 'bookings_by_court',
      columns: ['clubId', 'courtId', 'provider', 'status', 'scheduledStart', 'id'],
    },
  ],
})

export const ReconciliationConflictEntity = defineEntity<ReconciliationConflict>({
  name: 'ReconciliationConflict',
  tableName: 'reconciliation_conflicts',
  audit: { type: 'ReconciliationConflict', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    bookingId: uuid('booking_id'),
    matchSessionId: uuid('match_session_id'),
    sourceVersion: nullable(count('source_version')),
    fields: json('fields'),
    status: keyword('status'),
    resolvedAt: nullable(moment('resolved_at')),
    resolvedBy: nullable(text('resolved_by', 255)),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    {
      name: 'reconciliation_conflicts_by_status',
      columns: ['clubId', 'status', 'createdAt', 'id'],
    },
  ],
})

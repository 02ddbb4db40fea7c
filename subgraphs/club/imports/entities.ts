import { LIMITS } from '../../../schema/limits.ts'
import {
  count,
  externalText,
  json,
  keyword,
  moment,
  nullable,
  primary,
  uuid,
} from '../../foundation/columns.ts'
import { defineEntity } from '../../foundation/entity.ts'
import type { BookingImport, ImportRecord, ImportResult } from './booking-import.ts'

export const BookingImportEntity = defineEntity<BookingImport>({
  name: 'BookingImport',
  tableName: 'booking_imports',
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    bookingSourceId: uuid('booking_source_id'),
    installationId: uuid('installation_id'),
    status: keyword('status'),
    total: count('total'),
    imported: count('imported'),
    failed: count('failed'),
    startedAt: nullable(moment('started_at')),
    completedAt: nullable(moment('completed_at')),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
})

export const ImportRecordEntity = defineEntity<ImportRecord>({
  name: 'ImportRecord',
  tableName: 'booking_import_records',
  columns: {
    importId: primary(uuid('import_id')),
    position: primary(count('record_index')),
    snapshot: json('snapshot'),
  },
})

export const ImportResultEntity = defineEntity<ImportResult>({
  name: 'ImportResult',
  tableName: 'booking_import_results',
  columns: {
    importId: primary(uuid('import_id')),
    position: primary(count('record_index')),
    externalBookingId: externalText('external_booking_id', LIMITS.id),
    sourceVersion: count('source_version'),
    outcome: keyword('outcome'),
    bookingId: nullable(uuid('booking_id')),
    reconciliationStatus: keyword('reconciliation_status'),
    error: nullable(json('error')),
  },
})

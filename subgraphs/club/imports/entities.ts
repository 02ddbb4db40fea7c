import {
  count,
  json,
  keyword,
  moment,
  nullable,
  primary,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { BookingImport, ImportPiece, ImportStep } from './booking-import.ts'

export const BookingImportEntity = defineEntity<BookingImport>({
  name: 'BookingImport',
  tableName: 'booking_imports',
  audit: { type: 'BookingImport', club: 'clubId' },
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

export const ImportPieceEntity = defineEntity<ImportPiece>({
  name: 'ImportPiece',
  tableName: 'booking_import_pieces',
  audit: null,
  columns: {
    importId: primary(uuid('import_id')),
    firstPosition: primary(count('first_position')),
    snapshots: json('snapshots'),
  },
})

export const ImportStepEntity = defineEntity<ImportStep>({
  name: 'ImportStep',
  tableName: 'booking_import_steps',
  audit: null,
  columns: {
    importId: primary(uuid('import_id')),
    firstPosition: primary(count('first_position')),
    results: json('results'),
  },
})

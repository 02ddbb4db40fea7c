import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
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
import { defineEntity } from '../../foundation/query/entity.ts'
import type { BookingSource } from './booking-source.ts'
import type { CourtMapping } from './court-mapping.ts'
import type { ErasingPerson } from './person-key.ts'

export const BookingSourceEntity = defineEntity<BookingSource>({
  name: 'BookingSource',
  tableName: 'booking_sources',
  audit: { type: 'BookingSource', club: 'clubId', shown: ['name', 'sourceKey'] },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    installationId: uuid('installation_id'),
    sourceKey: externalText('source_key', CLUB_LIMITS.sourceKey),
    name: text('name', LIMITS.name),
    provider: keyword('provider'),
    status: keyword('status'),
    externalAccountId: nullable(externalText('external_account_id', LIMITS.id)),
    lastSynchronizedAt: nullable(moment('last_synchronized_at')),
    failuresInARow: { ...count('failures_in_a_row'), default: 0 },
    erasing: nullable(json('erasing')),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'booking_sources_by_key', columns: ['installationId', 'sourceKey'], unique: true },
    { name: 'booking_sources_by_installation', columns: ['installationId', 'createdAt', 'id'] },
    { name: 'booking_sources_by_club', columns: ['clubId', 'provider'] },
  ],
})

export const CourtMappingEntity = defineEntity<CourtMapping>({
  name: 'CourtMapping',
  tableName: 'court_mappings',
  audit: { type: 'CourtMapping', club: { of: 'bookingSourceId', table: 'booking_sources' } },
  columns: {
    id: primary(uuid('id')),
    bookingSourceId: uuid('booking_source_id'),
    externalCourtId: externalText('external_court_id', LIMITS.id),
    externalCourtName: nullable(text('external_court_name', LIMITS.name)),
    courtId: uuid('court_id'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    {
      name: 'court_mappings_by_external_court',
      columns: ['bookingSourceId', 'externalCourtId'],
      unique: true,
    },
  ],
})

export const ErasingPersonEntity = defineEntity<ErasingPerson>({
  name: 'ErasingPerson',
  tableName: 'erasing_persons',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    person: json('person'),
  },
  indices: [{ name: 'erasing_persons_by_club', columns: ['clubId'] }],
})

import { count, fixedBytes, moment, primary, uuid } from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { CourtDevice } from './court-device.ts'

export const CourtDeviceEntity = defineEntity<CourtDevice>({
  name: 'CourtDevice',
  tableName: 'court_devices',
  audit: { type: 'CourtDevice', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    courtId: uuid('court_id'),
    credentialNumber: count('credential_number'),
    credentialHash: fixedBytes('credential_hash', 32),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'court_devices_by_court', columns: ['courtId'], unique: true },
    { name: 'court_devices_by_hash', columns: ['credentialHash'], unique: true },
    { name: 'court_devices_by_club', columns: ['clubId', 'id'] },
  ],
})

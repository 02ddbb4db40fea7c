import { LIMITS } from '../../../schema/limits.ts'
import {
  externalText,
  fixedBytes,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { CourtCredential } from './court-credential.ts'

export const CourtCredentialEntity = defineEntity<CourtCredential>({
  name: 'CourtCredential',
  tableName: 'court_credentials',
  audit: { type: 'CourtCredential', club: 'clubId' },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    courtId: uuid('court_id'),
    kind: keyword('kind'),
    codeHash: nullable(fixedBytes('code_hash', 32)),
    codeExpiresAt: nullable(moment('code_expires_at')),
    credentialHash: nullable(fixedBytes('credential_hash', 32)),
    createdBy: externalText('created_by', LIMITS.subject),
    createdByName: nullable({ ...text('created_by_name', LIMITS.name), isPersonal: true }),
    pairedAt: nullable(moment('paired_at')),
    createdAt: moment('created_at'),
  },
  indices: [
    { name: 'court_credentials_by_court', columns: ['courtId', 'createdAt', 'id'] },
    { name: 'court_credentials_by_code', columns: ['codeHash'], unique: true },
    { name: 'court_credentials_by_hash', columns: ['credentialHash'], unique: true },
  ],
})

import { LIMITS } from '../../../schema/limits.ts'
import {
  fixedBytes,
  json,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { ApiKey } from './api-key.ts'
import { KEY_PREFIX_LENGTH } from './rules.ts'

export const ApiKeyEntity = defineEntity<ApiKey>({
  name: 'ApiKey',
  tableName: 'api_keys',
  audit: { type: 'ApiKey', club: 'clubId', shown: ['name', 'prefix', 'scopes'] },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    name: text('name', LIMITS.name),
    prefix: text('prefix', KEY_PREFIX_LENGTH),
    hash: fixedBytes('hash', 32),
    scopes: json('scopes'),
    createdBy: text('created_by', LIMITS.subject),
    createdByName: nullable({ ...text('created_by_name', LIMITS.name), isPersonal: true }),
    createdAt: moment('created_at'),
    expiresAt: nullable(moment('expires_at')),
    revokedAt: nullable(moment('revoked_at')),
  },
  indices: [
    { name: 'api_keys_by_hash', columns: ['hash'], unique: true },
    { name: 'api_keys_by_club', columns: ['clubId', 'createdAt', 'id'] },
  ],
})

import { LIMITS } from '../../../schema/limits.ts'
import {
  externalText,
  flag,
  json,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { IdentityPrincipal } from './identity-principal.ts'

export const IdentityPrincipalEntity = defineEntity<IdentityPrincipal>({
  name: 'IdentityPrincipal',
  tableName: 'identity_principals',
  audit: null,
  columns: {
    id: primary(uuid('id')),
    subject: externalText('subject', LIMITS.subject),
    keyId: text('key_id', 64),
    publicJwk: json('public_jwk'),
    isActive: flag('is_active'),
    expiresAt: nullable(moment('expires_at')),
    createdAt: moment('created_at'),
  },
  indices: [{ name: 'identity_principals_by_subject', columns: ['subject'], unique: true }],
})

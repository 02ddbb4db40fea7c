import {
  externalText,
  flag,
  json,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/columns.ts'
import { defineEntity } from '../../foundation/entity.ts'

/** The public half of an RSA key. */
export interface PublicJwk {
  kty: 'RSA'
  n: string
  e: string
}

/** A machine that may ask the local issuer for access tokens, proving itself with its key. */
export interface IdentityPrincipal {
  /** Id of the installation that it stands for. */
  id: string
  /** Subject of its tokens. */
  subject: string
  /** RFC 7638 thumbprint of the key; its assertions name it as `kid`. */
  keyId: string
  publicJwk: PublicJwk
  isActive: boolean
  expiresAt: Date | null
  createdAt: Date
}

export const IdentityPrincipalEntity = defineEntity<IdentityPrincipal>({
  name: 'IdentityPrincipal',
  tableName: 'identity_principals',
  columns: {
    id: primary(uuid('id')),
    subject: externalText('subject', 200),
    keyId: text('key_id', 64),
    publicJwk: json('public_jwk'),
    isActive: flag('is_active'),
    expiresAt: nullable(moment('expires_at')),
    createdAt: moment('created_at'),
  },
  indices: [{ name: 'identity_principals_by_subject', columns: ['subject'], unique: true }],
})

import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import {
  externalText,
  fixedBytes,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Application } from './application.ts'
import type { Authorization } from './authorizations/authorization.ts'
import type { Installation } from './installation.ts'

export const ApplicationEntity = defineEntity<Application>({
  name: 'Application',
  tableName: 'applications',
  audit: { type: 'Application', club: null, shown: ['name'] },
  columns: {
    id: primary(uuid('id')),
    slug: keyword('slug'),
    name: text('name', LIMITS.name),
    registration: nullable(json('registration')),
    createdAt: moment('created_at'),
  },
  indices: [{ name: 'applications_by_slug', columns: ['slug'], unique: true }],
})

export const InstallationEntity = defineEntity<Installation>({
  name: 'Installation',
  tableName: 'installations',
  audit: { type: 'Installation', club: 'clubId', shown: ['scopes'] },
  columns: {
    id: primary(uuid('id')),
    applicationId: uuid('application_id'),
    clubId: uuid('club_id'),
    environment: keyword('environment'),
    status: keyword('status'),
    scopes: json('scopes'),
    oauthSubject: externalText('oauth_subject', LIMITS.subject),
    credentialKeyId: nullable(externalText('credential_key_id', 50)),
    installedAt: moment('installed_at'),
    expiresAt: nullable(moment('expires_at')),
    revokedAt: nullable(moment('revoked_at')),
    principalEndedAt: nullable(moment('principal_ended_at')),
  },
  indices: [
    { name: 'installations_by_end', columns: ['status', 'principalEndedAt'] },
    { name: 'installations_by_subject', columns: ['oauthSubject'], unique: true },
    { name: 'installations_by_club', columns: ['clubId', 'id'] },
  ],
})

export const AuthorizationEntity = defineEntity<Authorization>({
  name: 'Authorization',
  tableName: 'installation_authorizations',
  audit: { type: 'InstallationAuthorization', club: 'clubId', shown: ['scopes', 'redirectUri'] },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    applicationId: uuid('application_id'),
    installationId: uuid('installation_id'),
    codeHash: fixedBytes('code_hash', 32),
    environment: keyword('environment'),
    scopes: json('scopes'),
    redirectUri: text('redirect_uri', LIMITS.url),
    codeChallenge: text('code_challenge', CLUB_LIMITS.codeChallenge),
    nonce: text('nonce', CLUB_LIMITS.nonce),
    installationExpiresAt: nullable(moment('installation_expires_at')),
    approvedBy: externalText('approved_by', LIMITS.subject),
    status: keyword('status'),
    expiresAt: moment('expires_at'),
    claimedAt: nullable(moment('claimed_at')),
    idempotencyKey: nullable(externalText('idempotency_key', LIMITS.idempotencyKey)),
    fingerprint: nullable(fixedBytes('fingerprint', 32)),
    answer: nullable(json('answer')),
    createdAt: moment('created_at'),
  },
  indices: [
    { name: 'installation_authorizations_by_code', columns: ['codeHash'], unique: true },
    {
      name: 'installation_authorizations_by_key',
      columns: ['applicationId', 'idempotencyKey'],
      unique: true,
    },
    { name: 'installation_authorizations_by_club', columns: ['clubId', 'id'] },
  ],
})

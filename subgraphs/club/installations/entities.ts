import type { ClubScope } from '../../../schema/club/scopes.ts'
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
} from '../../foundation/columns.ts'
import { defineEntity } from '../../foundation/entity.ts'
import type { PublicJwk } from '../identity/entities.ts'

/** A partner's program, known to the platform before any club installs it. */
export interface Application {
  id: string
  slug: string
  name: string
  /** Null for one that no club can install: it was never registered as a whole. */
  registration: Registration | null
  createdAt: Date
}

/** What a club has to know of an application to let it in. */
export interface Registration {
  /** Where its codes may be sent; compared exactly. */
  redirectUris: string[]
  requestedScopes: ClubScope[]
  /** It proves itself to the identity provider with the private half. */
  publicKey: PublicJwk
}

/** One application let into one club, under one subject of the identity provider. */
export interface Installation {
  id: string
  applicationId: string
  clubId: string
  environment: 'SANDBOX' | 'PRODUCTION'
  status: 'ACTIVE' | 'REVOKED'
  scopes: ClubScope[]
  oauthSubject: string
  /** Id of its key at the identity provider; null for one that was not made by an exchange. */
  credentialKeyId: string | null
  installedAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  /** When the identity provider was told of the revocation. */
  principalEndedAt: Date | null
}

/** An owner's word that an application may install itself, worth one code (Authentication, 2). */
export interface Authorization {
  id: string
  clubId: string
  applicationId: string
  /** Of the installation to be; fixed at once, so that no retry makes a second principal. */
  installationId: string
  codeHash: Buffer
  environment: Installation['environment']
  scopes: ClubScope[]
  redirectUri: string
  codeChallenge: string
  nonce: string
  /** When the installation ends. */
  installationExpiresAt: Date | null
  approvedBy: string
  status: 'APPROVED' | 'CLAIMED' | 'EXCHANGED' | 'WITHDRAWN'
  /** When the code ends. */
  expiresAt: Date
  claimedAt: Date | null
  idempotencyKey: string | null
  fingerprint: Buffer | null
  /** What the exchange was answered; kept for ever (Limits). */
  answer: ExchangeAnswer | null
  createdAt: Date
}

/** Installation exchange result, but for the address of the API. */
export interface ExchangeAnswer {
  installationId: string
  organizationId: string
  applicationId: string
  environment: Installation['environment']
  scopes: ClubScope[]
  oauthSubject: string
  credentialKeyId: string
  nonce: string
  oauthIssuer: string
  oauthTokenUrl: string
  oauthAudience: string
  oauthAudienceScope: string
}

export const ApplicationEntity = defineEntity<Application>({
  name: 'Application',
  tableName: 'applications',
  columns: {
    id: primary(uuid('id')),
    slug: keyword('slug'),
    name: text('name', 120),
    registration: nullable(json('registration')),
    createdAt: moment('created_at'),
  },
  indices: [{ name: 'applications_by_slug', columns: ['slug'], unique: true }],
})

export const InstallationEntity = defineEntity<Installation>({
  name: 'Installation',
  tableName: 'installations',
  columns: {
    id: primary(uuid('id')),
    applicationId: uuid('application_id'),
    clubId: uuid('club_id'),
    environment: keyword('environment'),
    status: keyword('status'),
    scopes: json('scopes'),
    oauthSubject: externalText('oauth_subject', 200),
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
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    applicationId: uuid('application_id'),
    installationId: uuid('installation_id'),
    codeHash: fixedBytes('code_hash', 32),
    environment: keyword('environment'),
    scopes: json('scopes'),
    redirectUri: text('redirect_uri', 2048),
    codeChallenge: text('code_challenge', 43),
    nonce: text('nonce', 200),
    installationExpiresAt: nullable(moment('installation_expires_at')),
    approvedBy: externalText('approved_by', 200),
    status: keyword('status'),
    expiresAt: moment('expires_at'),
    claimedAt: nullable(moment('claimed_at')),
    idempotencyKey: nullable(externalText('idempotency_key', 255)),
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

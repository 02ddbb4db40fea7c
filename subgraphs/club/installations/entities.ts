import { EntitySchema } from 'typeorm'
import type { ClubScope } from '../../../platform/caller.ts'
import {
  externalText,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/columns.ts'

/** A partner's program, known to the platform before any club installs it. */
export interface Application {
  id: string
  slug: string
  name: string
  createdAt: Date
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
  installedAt: Date
  expiresAt: Date | null
}

export const ApplicationEntity = new EntitySchema<Application>({
  name: 'Application',
  tableName: 'applications',
  columns: {
    id: primary(uuid('id')),
    slug: keyword('slug'),
    name: text('name', 120),
    createdAt: moment('created_at'),
  },
  indices: [{ name: 'applications_by_slug', columns: ['slug'], unique: true }],
})

export const InstallationEntity = new EntitySchema<Installation>({
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
    installedAt: moment('installed_at'),
    expiresAt: nullable(moment('expires_at')),
  },
  indices: [
    { name: 'installations_by_subject', columns: ['oauthSubject'], unique: true },
    { name: 'installations_by_club', columns: ['clubId', 'id'] },
  ],
})

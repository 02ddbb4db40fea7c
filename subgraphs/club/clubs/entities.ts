import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { LIMITS } from '../../../schema/limits.ts'
import {
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/query/columns.ts'
import { defineEntity } from '../../foundation/query/entity.ts'
import type { Club } from './club.ts'
import type { Location } from './location.ts'
import type { Organization } from './organization.ts'

export const OrganizationEntity = defineEntity<Organization>({
  name: 'Organization',
  tableName: 'organizations',
  audit: { type: 'Organization', club: null, shown: ['name'] },
  columns: {
    id: primary(uuid('id')),
    name: text('name', LIMITS.name),
    createdAt: moment('created_at'),
  },
})

export const ClubEntity = defineEntity<Club>({
  name: 'Club',
  tableName: 'clubs',
  audit: {
    type: 'Club',
    club: 'id',
    shown: ['name', 'timezone', 'currency', 'country', 'language'],
  },
  columns: {
    id: primary(uuid('id')),
    organizationId: uuid('organization_id'),
    slug: keyword('slug'),
    name: text('name', LIMITS.name),
    status: keyword('status'),
    timezone: text('timezone', LIMITS.timezone),
    currency: text('currency', 3),
    country: text('country', 2),
    language: text('language', LIMITS.language),
    scoringMode: keyword('scoring_mode'),
    ruleVersion: keyword('rule_version'),
    createdAt: moment('created_at'),
    updatedAt: { ...moment('updated_at'), default: () => 'CURRENT_TIMESTAMP(3)' },
  },
  indices: [
    { name: 'clubs_by_slug', columns: ['slug'], unique: true },
    { name: 'clubs_by_status', columns: ['status', 'id'] },
    { name: 'clubs_by_update', columns: ['updatedAt', 'id'] },
  ],
})

export const LocationEntity = defineEntity<Location>({
  name: 'Location',
  tableName: 'locations',
  audit: {
    type: 'Location',
    club: 'clubId',
    shown: ['name', 'timezone', 'country', 'openingHours'],
  },
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    name: text('name', LIMITS.name),
    address: text('address', CLUB_LIMITS.location.address),
    city: text('city', CLUB_LIMITS.location.city),
    postalCode: text('postal_code', CLUB_LIMITS.location.postalCode),
    country: text('country', 2),
    timezone: text('timezone', 60),
    status: keyword('status'),
    openingHours: nullable(json('opening_hours')),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'locations_by_club', columns: ['clubId', 'createdAt', 'id'] },
    { name: 'locations_by_update', columns: ['clubId', 'updatedAt', 'id'] },
  ],
})

import {
  count,
  flag,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../../foundation/columns.ts'
import { defineEntity } from '../../foundation/entity.ts'
import type { CourtStatus, CourtStatusOverride } from './court-status.ts'

/** Owns one or more clubs; events are ordered within it. */
export interface Organization {
  id: string
  name: string
  createdAt: Date
}

export interface Club {
  id: string
  organizationId: string
  slug: string
  name: string
  status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
  timezone: string
  currency: string
  country: string
  language: string
  /** Copied to each match session when it is made. */
  scoringMode: string
  ruleVersion: string
  createdAt: Date
}

export interface Location {
  id: string
  clubId: string
  name: string
  address: string
  city: string
  postalCode: string
  country: string
  timezone: string
  status: 'ACTIVE' | 'MAINTENANCE' | 'DISABLED'
  openingHours: unknown
  createdAt: Date
  updatedAt: Date
}

export interface Court {
  id: string
  clubId: string
  locationId: string
  name: string
  number: number
  publicId: string
  /** Follows from the four fields below and from the court's sessions (`court-status.ts`). */
  status: CourtStatus
  /** Set by staff. */
  statusOverride: CourtStatusOverride | null
  /** Last sign of its device; null while it has none that reports. */
  deviceSeenAt: Date | null
  hasDeviceWarning: boolean
  /** When silence of the device changes the status; null once it has, and without a device. */
  statusDueAt: Date | null
  indoorOutdoor: 'INDOOR' | 'OUTDOOR' | 'COVERED'
  surfaceType: 'ARTIFICIAL_GRASS' | 'CONCRETE' | 'CARPET' | 'OTHER'
  /** How many events were published about it. */
  publishedCount: number
  createdAt: Date
  updatedAt: Date
}

export const OrganizationEntity = defineEntity<Organization>({
  name: 'Organization',
  tableName: 'organizations',
  columns: { id: primary(uuid('id')), name: text('name', 120), createdAt: moment('created_at') },
})

export const ClubEntity = defineEntity<Club>({
  name: 'Club',
  tableName: 'clubs',
  columns: {
    id: primary(uuid('id')),
    organizationId: uuid('organization_id'),
    slug: keyword('slug'),
    name: text('name', 120),
    status: keyword('status'),
    timezone: text('timezone', 60),
    currency: text('currency', 3),
    country: text('country', 2),
    language: text('language', 35),
    scoringMode: keyword('scoring_mode'),
    ruleVersion: keyword('rule_version'),
    createdAt: moment('created_at'),
  },
  indices: [
    { name: 'clubs_by_slug', columns: ['slug'], unique: true },
    { name: 'clubs_by_organization', columns: ['organizationId', 'id'] },
  ],
})

export const LocationEntity = defineEntity<Location>({
  name: 'Location',
  tableName: 'locations',
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    name: text('name', 120),
    address: text('address', 200),
    city: text('city', 120),
    postalCode: text('postal_code', 20),
    country: text('country', 2),
    timezone: text('timezone', 60),
    status: keyword('status'),
    openingHours: nullable(json('opening_hours')),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [{ name: 'locations_by_club', columns: ['clubId', 'createdAt', 'id'] }],
})

export const CourtEntity = defineEntity<Court>({
  name: 'Court',
  tableName: 'courts',
  columns: {
    id: primary(uuid('id')),
    clubId: uuid('club_id'),
    locationId: uuid('location_id'),
    name: text('name', 120),
    number: count('number'),
    publicId: keyword('public_id'),
    status: keyword('status'),
    statusOverride: nullable(keyword('status_override')),
    deviceSeenAt: nullable(moment('device_seen_at')),
    hasDeviceWarning: { ...flag('has_device_warning'), default: 0 },
    statusDueAt: nullable(moment('status_due_at')),
    indoorOutdoor: keyword('indoor_outdoor'),
    surfaceType: keyword('surface_type'),
    publishedCount: count('published_count'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'courts_by_club', columns: ['clubId', 'createdAt', 'id'] },
    { name: 'courts_by_public_id', columns: ['publicId'], unique: true },
    { name: 'courts_by_status', columns: ['status'] },
    { name: 'courts_by_due_time', columns: ['statusDueAt', 'id'] },
  ],
})

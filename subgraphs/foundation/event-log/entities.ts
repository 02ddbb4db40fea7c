import {
  bigCount,
  count,
  json,
  keyword,
  moment,
  nullable,
  primary,
  traceparent,
  uuid,
} from '../query/columns.ts'
import { defineEntity } from '../query/entity.ts'

/** A published event (club API, Event record). */
export interface LoggedEvent {
  organizationId: string
  /** Order within the organization; a decimal string, exact beyond 2^53. */
  publicationSequence: string
  id: string
  clubId: string
  type: string
  schemaVersion: number
  resourceType: string
  resourceId: string
  /** Order within the resource: 1, 2, 3 … without gaps. */
  sequence: number
  changedFields: string[]
  occurredAt: Date
  /** The resource at that time; null if consumers read it themselves. */
  data: object | null
  /** The trace of the write; null where it continued none. */
  traceparent: string | null
}

export const LoggedEventEntity = defineEntity<LoggedEvent>({
  name: 'LoggedEvent',
  tableName: 'event_log',
  audit: null,
  columns: {
    organizationId: primary(uuid('organization_id')),
    publicationSequence: primary(bigCount('publication_sequence')),
    id: uuid('id'),
    clubId: uuid('club_id'),
    type: keyword('type'),
    schemaVersion: count('schema_version'),
    resourceType: keyword('resource_type'),
    resourceId: uuid('resource_id'),
    sequence: count('sequence'),
    changedFields: json('changed_fields'),
    occurredAt: moment('occurred_at'),
    data: nullable(json('data')),
    traceparent: traceparent(),
  },
  indices: [
    { name: 'event_log_by_id', columns: ['id'], unique: true },
    { name: 'event_log_by_club', columns: ['clubId', 'publicationSequence'] },
    { name: 'event_log_by_time', columns: ['occurredAt'] },
  ],
})

/** The last publication sequence that was assigned in an organization. */
export interface OrganizationHead {
  organizationId: string
  publicationSequence: string
}

export const OrganizationHeadEntity = defineEntity<OrganizationHead>({
  name: 'OrganizationHead',
  tableName: 'organization_heads',
  audit: null,
  columns: {
    organizationId: primary(uuid('organization_id')),
    publicationSequence: bigCount('publication_sequence'),
  },
})

/** The highest publication sequence of an organization that was purged. */
export interface EventLogPurge {
  organizationId: string
  publicationSequence: string
}

export const EventLogPurgeEntity = defineEntity<EventLogPurge>({
  name: 'EventLogPurge',
  tableName: 'event_log_purges',
  audit: null,
  columns: {
    organizationId: primary(uuid('organization_id')),
    publicationSequence: bigCount('publication_sequence'),
  },
})

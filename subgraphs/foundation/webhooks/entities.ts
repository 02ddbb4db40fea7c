import { LIMITS } from '../../../schema/limits.ts'
import {
  bigCount,
  count,
  externalText,
  flag,
  json,
  keyword,
  moment,
  nullable,
  primary,
  text,
  uuid,
} from '../query/columns.ts'
import { defineEntity, type EntityTable } from '../query/entity.ts'
import type { Failure } from './failure-class.ts'

/** Where events are posted to (club API, Webhook endpoint). */
export interface WebhookEndpoint {
  id: string
  organizationId: string
  clubId: string
  /** Whose it is: an installation, or a club. */
  ownerId: string
  /** Null where the API gives it none. */
  name: string | null
  /** As it was sent. */
  url: string
  description: string | null
  status: 'ACTIVE' | 'DISABLED'
  eventTypes: string[]
  /** Sealed. */
  secret: Buffer
  secretVersion: number
  /** Failed attempts since the last success, over all deliveries. */
  consecutiveFailures: number
  lastFailureAt: Date | null
  /** Not tried with anything before this moment. */
  restsUntil: Date | null
  disabledAt: Date | null
  /** Publication sequence of the last event that it is not told of any more. */
  followsAfter: string
  createdAt: Date
  updatedAt: Date
}

export const WebhookEndpointEntity = defineEntity<WebhookEndpoint>({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  columns: {
    id: primary(uuid('id')),
    organizationId: uuid('organization_id'),
    clubId: uuid('club_id'),
    ownerId: uuid('owner_id'),
    name: nullable(text('name', LIMITS.name)),
    url: externalText('url', LIMITS.url),
    description: nullable(text('description', LIMITS.webhookDescription)),
    status: keyword('status'),
    eventTypes: json('event_types'),
    secret: { name: 'secret', type: 'varbinary', length: 400 },
    secretVersion: count('secret_version'),
    consecutiveFailures: count('consecutive_failures'),
    lastFailureAt: nullable(moment('last_failure_at')),
    restsUntil: nullable(moment('rests_until')),
    disabledAt: nullable(moment('disabled_at')),
    followsAfter: bigCount('follows_after'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'webhook_endpoints_by_owner', columns: ['ownerId', 'createdAt', 'id'] },
    { name: 'webhook_endpoints_by_club', columns: ['clubId', 'createdAt', 'id'] },
    { name: 'webhook_endpoints_by_organization', columns: ['organizationId', 'status'] },
  ],
})

/** FAILED has used its attempts up; ENDED was given up, because its endpoint was. */
export const DELIVERY_STATES = ['PENDING', 'DELIVERED', 'FAILED', 'ENDED'] as const

export type DeliveryStatus = (typeof DELIVERY_STATES)[number]

/** One event on its way to one endpoint. */
export interface WebhookDelivery {
  id: string
  endpointId: string
  eventId: string
  eventType: string
  /** The same bytes in every attempt. */
  body: string
  status: DeliveryStatus
  attemptCount: number
  /** Whether an attempt at it has failed: such ones are found by themselves. */
  isRetry: boolean
  /** While it is leased, when the lease ends. */
  nextAttemptAt: Date | null
  /** Who may say how the attempt at it went; nobody where it is null, or the delivery's own id. */
  lease: string | null
  createdAt: Date
  completedAt: Date | null
  /** Whose turn among the events of one resource it keeps; null when it may overtake. */
  resourceId: string | null
  sequence: number | null
  /** 0, or which one it is of those that staff had sent again. */
  resend: number
}

type DeliveryIndices = NonNullable<EntityTable<WebhookDelivery>['indices']>

/** The deliveries of a product, whose statements read them by these indices as well as by those of all. */
export const webhookDeliveryEntity = (besides: DeliveryIndices) =>
  defineEntity<WebhookDelivery>({
    name: 'WebhookDelivery',
    tableName: 'webhook_deliveries',
    columns: {
      id: primary(uuid('id')),
      endpointId: uuid('endpoint_id'),
      eventId: uuid('event_id'),
      eventType: keyword('event_type'),
      body: { name: 'body', type: 'mediumtext' },
      status: keyword('status'),
      attemptCount: count('attempt_count'),
      isRetry: { ...flag('is_retry'), default: 0 },
      nextAttemptAt: nullable(moment('next_attempt_at')),
      lease: nullable(uuid('lease')),
      createdAt: moment('created_at'),
      completedAt: nullable(moment('completed_at')),
      resourceId: nullable(uuid('resource_id')),
      sequence: nullable(count('sequence')),
      resend: { ...count('resend'), default: 0 },
    },
    indices: [
      {
        name: 'webhook_deliveries_by_event',
        columns: ['eventId', 'endpointId', 'resend'],
        unique: true,
      },
      {
        name: 'webhook_deliveries_by_lane',
        columns: ['status', 'endpointId', 'nextAttemptAt', 'id'],
      },
      { name: 'webhook_deliveries_by_time', columns: ['createdAt'] },
      ...besides,
    ],
  })

/** A product has those alone that it reads: three more made an attempt write to 24 pages instead of 15. */
export const WebhookDeliveryEntity = webhookDeliveryEntity([
  { name: 'webhook_deliveries_by_status', columns: ['endpointId', 'status', 'createdAt', 'id'] },
])

export interface WebhookAttempt {
  deliveryId: string
  /** 1 for the first. */
  number: number
  startedAt: Date
  durationMs: number
  responseStatus: number | null
  failure: Failure | null
}

export const WebhookAttemptEntity = defineEntity<WebhookAttempt>({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  columns: {
    deliveryId: primary(uuid('delivery_id')),
    number: primary(count('number')),
    startedAt: moment('started_at'),
    durationMs: count('duration_ms'),
    responseStatus: nullable(count('response_status')),
    failure: nullable(keyword('failure')),
  },
})

/** Up to where an organization's log was turned into deliveries. */
export interface WebhookPosition {
  organizationId: string
  publicationSequence: string
}

export const WebhookPositionEntity = defineEntity<WebhookPosition>({
  name: 'WebhookPosition',
  tableName: 'webhook_positions',
  columns: {
    organizationId: primary(uuid('organization_id')),
    publicationSequence: bigCount('publication_sequence'),
  },
})

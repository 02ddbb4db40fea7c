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
  traceparent,
  uuid,
} from '../query/columns.ts'
import { defineEntity, type EntityTable } from '../query/entity.ts'
import type { Failure, FailureDetail } from './attempts/failures.ts'

/** The partner by its own call, the staff of the club, or failures in a row. */
export type WebhookDisabledBy = 'CALLER' | 'STAFF' | 'FAILURES'

/** Where events are posted to (club API, Webhook endpoint). */
export interface WebhookEndpoint {
  id: string
  organizationId: string
  clubId: string
  /** An installation of the Club API, or a club of the Volunteer API. */
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
  /** The endpoint backs off until then: no attempt is made before. */
  backoffUntil: Date | null
  disabledAt: Date | null
  /** Null while it is active, and where it was disabled before 1.1 (`disabledByOf`). */
  disabledBy: WebhookDisabledBy | null
  /** Whether its receiver was seen to send interim responses unasked; until its address changes. */
  sendsInterim: boolean
  /** Publication sequence after which events are delivered to it. */
  subscribedAfter: string
  createdAt: Date
  updatedAt: Date
}

export const WebhookEndpointEntity = defineEntity<WebhookEndpoint>({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoints',
  audit: {
    type: { club: 'WebhookEndpoint', volunteer: 'VolunteerWebhook' },
    club: 'clubId',
    shown: ['eventTypes'],
  },
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
    backoffUntil: nullable(moment('rests_until')),
    disabledAt: nullable(moment('disabled_at')),
    disabledBy: nullable(keyword('disabled_by')),
    sendsInterim: { ...flag('sends_interim'), default: 0 },
    subscribedAfter: bigCount('follows_after'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  indices: [
    { name: 'webhook_endpoints_by_owner', columns: ['ownerId', 'createdAt', 'id'] },
    { name: 'webhook_endpoints_by_club', columns: ['clubId', 'createdAt', 'id'] },
    { name: 'webhook_endpoints_by_organization', columns: ['organizationId', 'status'] },
  ],
})

export function initialEndpointState(now: Date) {
  return {
    status: 'ACTIVE',
    secretVersion: 1,
    consecutiveFailures: 0,
    lastFailureAt: null,
    backoffUntil: null,
    disabledAt: null,
    disabledBy: null,
    sendsInterim: false,
    createdAt: now,
    updatedAt: now,
  } as const satisfies Partial<WebhookEndpoint>
}

/** FAILED has no attempt left; ENDED has none because its endpoint was disabled. */
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
  /** Whether an attempt has failed: retries have an index range of their own. */
  isRetry: boolean
  /** While it is leased, when the lease ends. */
  nextAttemptAt: Date | null
  /** Identifies the worker that may record the attempt; null or the delivery's own id where it is unleased. */
  lease: string | null
  createdAt: Date
  completedAt: Date | null
  /** The ordering key: deliveries of one resource go out in this sequence; null without an ordering. */
  resourceId: string | null
  sequence: number | null
  /** 0 for the delivery of an event; counts the copies that staff had resent. */
  resend: number
  /** Of the event. */
  traceparent: string | null
}

type DeliveryIndices = NonNullable<EntityTable<WebhookDelivery>['indices']>

/** The deliveries of a product, with the indices that its own statements name. */
export const webhookDeliveryEntity = (indices: DeliveryIndices) =>
  defineEntity<WebhookDelivery>({
    name: 'WebhookDelivery',
    tableName: 'webhook_deliveries',
    audit: {
      type: { club: 'WebhookDelivery', volunteer: 'VolunteerWebhookDelivery' },
      club: { of: 'endpointId', table: 'webhook_endpoints' },
    },
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
      traceparent: traceparent(),
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
      ...indices,
    ],
  })

/** A product has only the indices that it reads: three more made an attempt write 24 pages instead of 15. */
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
  /** As 1.0.0 knows it; `toShownFailure` has the class that is shown. */
  failure: Failure | null
  failureDetail: FailureDetail | null
}

export const WebhookAttemptEntity = defineEntity<WebhookAttempt>({
  name: 'WebhookAttempt',
  tableName: 'webhook_attempts',
  audit: null,
  columns: {
    deliveryId: primary(uuid('delivery_id')),
    number: primary(count('number')),
    startedAt: moment('started_at'),
    durationMs: count('duration_ms'),
    responseStatus: nullable(count('response_status')),
    failure: nullable(keyword('failure')),
    failureDetail: nullable(keyword('failure_detail')),
  },
})

/** The last event of an organization's log that was dispatched. */
export interface WebhookPosition {
  organizationId: string
  publicationSequence: string
}

export const WebhookPositionEntity = defineEntity<WebhookPosition>({
  name: 'WebhookPosition',
  tableName: 'webhook_positions',
  audit: null,
  columns: {
    organizationId: primary(uuid('organization_id')),
    publicationSequence: bigCount('publication_sequence'),
  },
})

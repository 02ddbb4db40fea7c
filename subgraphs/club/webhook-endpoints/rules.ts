import { invalidInput } from '../../../platform/input/issues.ts'
import { CLUB_LIMITS } from '../../../schema/club/limits.ts'
import { Problem } from '../../../schema/problem.ts'
import type { WebhookDisabledBy, WebhookEndpoint } from '../../foundation/webhooks/entities.ts'
import { initialEndpointState } from '../../foundation/webhooks/entities.ts'
import { disabledByOf } from '../../foundation/webhooks/schedule.ts'
import { CLUB_WEBHOOK_POLICY } from './club-webhook-policy.ts'
import type { EndpointChanges } from './inputs.ts'

const MAX_ENDPOINTS = CLUB_LIMITS.webhookEndpoints

/** Failed deliveries that one mutation sends again. */
export const RESENT_AT_ONCE = 1000

/** Events that one recovery reads. */
export const RECOVERED_AT_ONCE = 500

/** Endpoints of a club whose failed deliveries are listed together, the newest. */
export const ENDPOINTS_TOGETHER = 100

/** Pings per endpoint are limited, since the caller chooses the address: they must not probe other hosts. */
export const PINGS = { name: 'webhook_ping', points: 6, windowSeconds: 60 }

export type NewEndpoint = Omit<WebhookEndpoint, 'subscribedAfter'>

type Given = Pick<
  WebhookEndpoint,
  | 'id'
  | 'organizationId'
  | 'clubId'
  | 'ownerId'
  | 'name'
  | 'url'
  | 'description'
  | 'eventTypes'
  | 'secret'
>

export function createEndpoint(given: Given, existing: number, now: Date): NewEndpoint {
  if (existing >= MAX_ENDPOINTS)
    throw new Problem(
      'endpoint_limit_reached',
      `An installation has at most ${MAX_ENDPOINTS} webhook endpoints. Change a disabled one instead.`,
      { limit: MAX_ENDPOINTS },
    )

  return {
    ...given,
    ...initialEndpointState(now),
  }
}

/** `isReactivated`: the endpoint was not active before; its failure count starts anew. */
export interface ChangedEndpoint {
  endpoint: WebhookEndpoint
  isReactivated: boolean
}

export function changeEndpoint(
  stored: WebhookEndpoint,
  changes: EndpointChanges,
  now: Date,
): ChangedEndpoint {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const merged: WebhookEndpoint = { ...stored, ...Object.fromEntries(given), updatedAt: now }
  if (merged.url !== stored.url) merged.sendsInterim = false
  if (changes.status === undefined) return { endpoint: merged, isReactivated: false }
  if (changes.status === 'DISABLED')
    return { endpoint: disabled(merged, 'CALLER', now), isReactivated: false }

  if (merged.eventTypes.length === 0) throw needsEventTypes()
  return { endpoint: enabled(merged), isReactivated: stored.status === 'DISABLED' }
}

/** By the staff of the club, who do not undo what the partner has decided; repeatable. */
export function switchEndpoint(
  stored: WebhookEndpoint,
  status: WebhookEndpoint['status'],
  { isOwnerEnded, now }: { isOwnerEnded: boolean; now: Date },
): ChangedEndpoint {
  if (stored.status === status) return { endpoint: stored, isReactivated: false }
  const changed = { ...stored, updatedAt: now }
  if (status === 'DISABLED')
    return { endpoint: disabled(changed, 'STAFF', now), isReactivated: false }

  if (isOwnerEnded)
    throw new Problem('state_conflict', 'The installation of this endpoint has ended.')
  if (disabledBy(stored) === 'CALLER') throw disabledByPartner()
  return { endpoint: enabled(changed), isReactivated: true }
}

/** Deletion disables the endpoint and removes its subscriptions; idempotent. */
export function deleteEndpoint(stored: WebhookEndpoint, now: Date): WebhookEndpoint {
  if (stored.status === 'DISABLED' && stored.eventTypes.length === 0) return stored

  return disabled({ ...stored, eventTypes: [], updatedAt: now }, 'CALLER', now)
}

/** A disabled endpoint gets no delivery again. */
export function requireActive({ status }: WebhookEndpoint): void {
  if (status === 'ACTIVE') return

  throw new Problem('state_conflict', 'This endpoint is disabled. Activate it first.')
}

/** What the partner disabled or deleted gets no ping. */
export function requirePingable(endpoint: WebhookEndpoint): void {
  if (disabledBy(endpoint) === 'CALLER') throw disabledByPartner()
}

/** Who disabled it; null while it is active. */
export function disabledBy(endpoint: Parameters<typeof disabledByOf>[0]): WebhookDisabledBy | null {
  return disabledByOf(endpoint, CLUB_WEBHOOK_POLICY)
}

function disabledByPartner(): Problem {
  return new Problem(
    'state_conflict',
    'The application of this endpoint disabled or deleted it, and alone can enable it.',
  )
}

function enabled(endpoint: WebhookEndpoint): WebhookEndpoint {
  return {
    ...endpoint,
    ...{ status: 'ACTIVE', consecutiveFailures: 0, backoffUntil: null },
    ...{ disabledAt: null, disabledBy: null },
  }
}

function disabled(endpoint: WebhookEndpoint, by: WebhookDisabledBy, now: Date): WebhookEndpoint {
  return {
    ...endpoint,
    status: 'DISABLED',
    backoffUntil: null,
    disabledAt: endpoint.disabledAt ?? now,
    disabledBy: by,
  }
}

function needsEventTypes(): Problem {
  const message = 'An active endpoint follows at least one event type: send event_types, too.'
  return invalidInput([{ in: 'body', path: 'event_types', rule: 'required', message }])
}

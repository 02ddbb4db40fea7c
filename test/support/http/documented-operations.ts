/**
 * Every documented operation of both REST APIs, written by hand from their specifications and from the
 * decision pages, never from the routes: it is what the routes are compared with.
 */
export interface DocumentedOperation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the prefix of the API, as its document spells it. */
  path: string
  /** Each of them is needed; none means that the operation takes no credential. */
  scopes: readonly string[]
  /** Every documented status of a success. */
  statuses: readonly number[]
  /** What the operation does with an Idempotency-Key header: `ignored` where no document names one. */
  idempotencyKey: 'required' | 'optional' | 'ignored'
  /** Scopes that some bodies need besides. */
  bodyScopes: readonly string[]
  /** The release that added it beyond the specification; null for an operation of the specification. */
  addedIn: string | null
  /** The counter whose limit its answers carry. */
  rate: 'installation' | 'address' | 'tier'
}

interface More {
  key?: 'required' | 'optional'
  bodyScopes?: readonly string[]
  addedIn?: string
  rate?: DocumentedOperation['rate']
}

type Row = readonly [request: string, scopes: string, success: string, more?: More]

const KEY = { key: 'required' } as const

const REPEATABLE = { key: 'optional' } as const

/** Endpoints of the Club Integration API v1. */
export const CLUB_OPERATIONS = operationsOf('installation', [
  ['GET /context', 'club:read', '200'],
  ['GET /locations', 'locations:read', '200'],
  ['GET /locations/{id}', 'locations:read', '200'],
  ['GET /courts', 'courts:read', '200'],
  ['GET /courts/availability', 'courts:read bookings:read', '200', { addedIn: '1.3.0' }],
  ['GET /courts/{id}', 'courts:read', '200'],
  ['GET /booking-sources', 'bookings:read', '200'],
  ['POST /booking-sources', 'bookings:write', '201', KEY],
  ['GET /booking-sources/{sourceId}/court-mappings/{externalCourtId}', 'courts:read', '200'],
  ['PUT /booking-sources/{sourceId}/court-mappings/{externalCourtId}', 'bookings:write', '201 200'],
  [
    'POST /booking-sources/{sourceId}/imports',
    'bookings:write',
    '201',
    { ...KEY, bodyScopes: ['participants:write'] },
  ],
  ['GET /booking-imports/{id}', 'bookings:read', '200'],
  ['GET /bookings', 'bookings:read', '200'],
  ['GET /bookings/{id}', 'bookings:read', '200'],
  [
    'PUT /booking-sources/{sourceId}/bookings/{externalBookingId}',
    'bookings:write',
    '201 200 202',
    { bodyScopes: ['participants:write'] },
  ],
  ['GET /match-sessions', 'sessions:read', '200'],
  ['GET /match-sessions/{id}', 'sessions:read', '200'],
  ['GET /match-sessions/{id}/score-events', 'scores:read', '200'],
  ['GET /match-sessions/{id}/score-events/{eventId}', 'scores:read', '200'],
  // 101 is the answer to a WebSocket upgrade, which the socket's own tests open.
  ['GET /events', 'events:read', '200'],
  ['POST /event-stream-tickets', 'events:read', '201', KEY],
  ['GET /webhook-endpoints', 'webhooks:manage', '200'],
  ['POST /webhook-endpoints', 'webhooks:manage', '201', KEY],
  ['PATCH /webhook-endpoints/{id}', 'webhooks:manage', '200'],
  ['DELETE /webhook-endpoints/{id}', 'webhooks:manage', '204'],
  ['POST /webhook-endpoints/{id}/rotate-secret', 'webhooks:manage', '200', KEY],
  ['POST /oauth/installation-exchange', '', '200', { ...KEY, rate: 'address' }],
])

/** What each type of event is about can be read with its own scope, and a webhook needs it. */
const READ_SCOPES = [
  ...['events:read', 'roles:read', 'shifts:read', 'helpers:read', 'assignments:read'],
  ...['messages:read', 'availability:read', 'automation:read'],
]

/** Endpoints of the Volunteer-Event Developer API v1, those of the decision page included. */
export const VOLUNTEER_OPERATIONS = operationsOf('tier', [
  ['GET /events', 'events:read', '200'],
  ['POST /events', 'events:create', '201', REPEATABLE],
  ['GET /events/{eventId}', 'events:read', '200'],
  ['PATCH /events/{eventId}', 'events:write', '200'],
  ['DELETE /events/{eventId}', 'events:delete', '200'],
  ['POST /events/sync', 'events:write', '200', REPEATABLE],

  ['GET /roles', 'roles:read', '200'],
  ['GET /events/{eventId}/roles', 'roles:read', '200'],
  ['POST /events/{eventId}/roles', 'roles:write', '201', REPEATABLE],
  ['GET /events/{eventId}/roles/{roleId}', 'roles:read', '200'],
  ['PATCH /events/{eventId}/roles/{roleId}', 'roles:write', '200'],
  ['DELETE /events/{eventId}/roles/{roleId}', 'roles:write', '200'],

  ['GET /events/{eventId}/shifts', 'shifts:read', '200'],
  ['POST /events/{eventId}/shifts', 'shifts:write', '201', REPEATABLE],
  ['POST /events/{eventId}/shifts/bulk', 'shifts:write', '200', REPEATABLE],
  ['GET /events/{eventId}/shifts/{shiftId}', 'shifts:read', '200'],
  ['PATCH /events/{eventId}/shifts/{shiftId}', 'shifts:write', '200'],
  ['DELETE /events/{eventId}/shifts/{shiftId}', 'shifts:write', '200'],

  ['GET /helpers', 'helpers:read', '200'],
  ['GET /helpers/{helperId}', 'helpers:read', '200'],
  ['POST /helpers/bulk', 'helpers:write', '200', REPEATABLE],
  ['DELETE /helpers/{helperId}', 'helpers:write', '200'],
  ['GET /events/{eventId}/helpers', 'helpers:read', '200'],
  ['PUT /events/{eventId}/helpers/access', 'helpers:write', '200'],
  ['PUT /events/{eventId}/helpers/{helperId}/access', 'helpers:write', '201 200'],
  ['DELETE /events/{eventId}/helpers/{helperId}/access', 'helpers:write', '200'],
  ['POST /events/{eventId}/helpers/{helperId}/link', 'helpers:write', '201', REPEATABLE],

  ['GET /events/{eventId}/assignments', 'assignments:read', '200'],
  ['PUT /events/{eventId}/assignments', 'assignments:write', '200'],
  ['PATCH /events/{eventId}/assignments/{assignmentId}', 'assignments:write', '200'],

  ['GET /events/{eventId}/messages', 'messages:read', '200'],
  ['POST /events/{eventId}/messages', 'messages:write', '201', REPEATABLE],
  ['POST /events/{eventId}/broadcasts', 'messages:write', '201', REPEATABLE],
  ['GET /events/{eventId}/messages/{messageId}', 'messages:read', '200'],
  ['PATCH /events/{eventId}/messages/{messageId}', 'messages:write', '200'],
  ['DELETE /events/{eventId}/messages/{messageId}', 'messages:write', '200'],
  ['GET /events/{eventId}/messages/{messageId}/recipients', 'messages:read', '200'],

  ['GET /events/{eventId}/availability-requests', 'availability:read', '200'],
  ['POST /events/{eventId}/availability-requests', 'availability:write', '201', REPEATABLE],
  ['GET /events/{eventId}/availability-requests/{requestId}', 'availability:read', '200'],
  ['PATCH /events/{eventId}/availability-requests/{requestId}', 'availability:write', '200'],
  ['GET /events/{eventId}/availability-requests/{requestId}/responses', 'availability:read', '200'],
  [
    'PUT /events/{eventId}/availability-requests/{requestId}/responses/{helperId}',
    'availability:write',
    '201 200',
  ],

  ['GET /automation/workflows', 'automation:read', '200'],
  ['POST /automation/workflows', 'automation:write', '201', REPEATABLE],
  ['GET /automation/workflows/{workflowId}', 'automation:read', '200'],
  ['PATCH /automation/workflows/{workflowId}', 'automation:write', '200'],
  ['POST /automation/workflows/{workflowId}/trigger', 'automation:write', '202', REPEATABLE],
  [
    'POST /automation/workflows/{workflowId}/runs/{runId}/start',
    'automation:write',
    '202',
    REPEATABLE,
  ],
  ['GET /automation/workflows/{workflowId}/runs', 'automation:read', '200'],

  ['GET /webhooks', 'webhooks:read', '200'],
  ['POST /webhooks', 'webhooks:write', '201', { ...REPEATABLE, bodyScopes: READ_SCOPES }],
  ['DELETE /webhooks/{webhookId}', 'webhooks:write', '200'],
  ['GET /webhooks/{webhookId}/deliveries', 'webhooks:read', '200'],
])

/** The documented limits: requests in a minute. */
export const DOCUMENTED_RATES = {
  /** Of one installation of the club API. */
  installation: 1200,
  /** Of one network address, for exchanges of codes. */
  exchange: 30,
  /** Of all keys of a club with the pro plan together. */
  pro: 180,
  /** Of one key of a club with the developer API add-on. */
  developerApi: 600,
  /** Of one key of a club with neither. */
  noTier: 60,
}

function operationsOf(
  apiRate: DocumentedOperation['rate'],
  rows: readonly Row[],
): readonly DocumentedOperation[] {
  return rows.map(([request, scopes, success, more = {}]) => {
    const { key, bodyScopes = [], addedIn = null, rate = apiRate } = more
    const [method, path = ''] = request.split(' ')
    return {
      method: method as DocumentedOperation['method'],
      path,
      scopes: scopes.split(' ').filter(Boolean),
      statuses: success.split(' ').map(Number),
      idempotencyKey: key ?? 'ignored',
      bodyScopes,
      addedIn,
      rate,
    }
  })
}

/** The path as the routes spell it. */
export function toRoutePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

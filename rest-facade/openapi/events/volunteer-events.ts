import { VOLUNTEER_EVENT_TYPES, type VolunteerEventType } from '../../../schema/volunteer/fields.ts'
import type { DocumentExamples } from '../document-setup.ts'
import { componentRef, nullableSchema, type Schema } from '../json-schema.ts'
import { type EventHeader, TRACEPARENT, toWebhookEntry } from './webhook-entry.ts'

const HEADERS: readonly EventHeader[] = [
  ['X-Service-Event', 'Type of the event that is delivered.', { enum: VOLUNTEER_EVENT_TYPES }],
  [
    'X-Service-Signature',
    '`sha256=` and the HMAC-SHA-256, in hexadecimal digits, of the raw body, keyed with the signing secret. Compare in constant time, and verify it before parsing.',
    { pattern: '^sha256=[0-9a-f]{64}$' },
  ],
  ['X-Service-Timestamp', 'Time of the attempt.', { format: 'date-time' }],
  ['X-Service-Attempt', 'Number of the attempt, from 1.', { pattern: '^[1-9]$' }],
  TRACEPARENT,
]

/** The answer that shows the resource of an event type as its payload does, and its member. */
type Source = readonly [operation: string, member: string]

const EVENT: Source = ['GetVolunteerEvent', 'event']
const ROLE: Source = ['GetVolunteerRole', 'role']
const SHIFT: Source = ['GetShift', 'shift']
const ACCESS: Source = ['GrantEventAccess', 'event_access']
const ASSIGNMENT: Source = ['UpdateAssignment', 'assignment']
const MESSAGE: Source = ['GetVolunteerMessage', 'message']

const SOURCES: Readonly<Record<VolunteerEventType, Source>> = {
  'event.created': EVENT,
  'event.updated': EVENT,
  'event.deleted': ['DeleteVolunteerEvent', 'event'],
  'event.started': EVENT,
  'event.ended': EVENT,
  'role.created': ROLE,
  'role.updated': ROLE,
  'role.deleted': ['DeleteVolunteerRole', 'role'],
  'shift.created': SHIFT,
  'shift.updated': SHIFT,
  'shift.deleted': ['DeleteShift', 'shift'],
  'shift.changed': SHIFT,
  'helper.registered': ['GetHelper', 'helper'],
  'helper.granted': ACCESS,
  'helper.revoked': ACCESS,
  'helper.confirmed': ASSIGNMENT,
  'helper.cancelled': ASSIGNMENT,
  'assignment.updated': ASSIGNMENT,
  'message.created': MESSAGE,
  'message.updated': MESSAGE,
  'message.deleted': ['DeleteVolunteerMessage', 'message'],
  'availability.request.created': ['GetAvailabilityRequest', 'availability_request'],
  'availability.response.upserted': ['PutAvailabilityResponse', 'availability_response'],
  'automation.triggered': ['TriggerVolunteerWorkflow', 'run'],
}

/** Webhook deliveries by event type; the resource of an event has the form of the answers that show it. */
export function volunteerEvents(
  answers: ReadonlyMap<string, Schema>,
  { events }: DocumentExamples,
) {
  const webhooks = VOLUNTEER_EVENT_TYPES.map((type) => {
    const [operation, member] = SOURCES[type]
    const resource = answers.get(operation)?.properties?.[member]
    if (resource === undefined) throw new Error(`${operation} answers no ${member}.`)

    const schema = payloadOf(type, member, resource)
    return [
      type,
      toWebhookEntry({ type, tag: 'Webhooks', schema, headers: HEADERS, example: events[type] }),
    ]
  })
  return { webhooks: Object.fromEntries(webhooks) }
}

const UUID = { type: 'string', format: 'uuid' } as const
const DATA_TEXT = 'The resource under its name, as it was at the change.'

/** The part of a payload that all event types have. */
export const WEBHOOK_PAYLOAD: Schema = {
  type: 'object',
  description: 'The body of a delivery. Each attempt sends the same bytes.',
  required: ['id', 'event', 'created_at', 'verein_id', 'event_id', 'sequence', 'data'],
  properties: {
    id: { ...UUID, description: 'Id of the event; it identifies repetitions.' },
    event: {
      type: 'string',
      enum: VOLUNTEER_EVENT_TYPES,
      description: 'Type of the event that is delivered.',
    },
    created_at: {
      type: 'string',
      format: 'date-time',
      description: 'Moment at which the transaction of the change began.',
    },
    verein_id: { ...UUID, description: 'Id of the club in which the event happened.' },
    event_id: {
      ...nullableSchema(UUID),
      description: 'The volunteer event of the resource.',
    },
    sequence: {
      type: 'integer',
      minimum: 1,
      description: 'Place among the events of the resource: 1, 2, 3 and so on without gaps.',
    },
    data: { type: 'object', description: DATA_TEXT },
  },
}

function payloadOf(type: VolunteerEventType, member: string, resource: Schema): Schema {
  const hasChanges = type.endsWith('.updated') || type === 'shift.changed'
  const changed: Schema = {
    type: 'array',
    description: 'Names of the changed fields of the resource.',
    items: { type: 'string', pattern: '^[a-z0-9_]+$' },
  }
  const data: Schema = {
    type: 'object',
    description: DATA_TEXT,
    required: hasChanges ? [member, 'changed_fields'] : [member],
    properties: { [member]: resource, ...(hasChanges && { changed_fields: changed }) },
  }
  return {
    allOf: [
      componentRef('WebhookPayload'),
      {
        type: 'object',
        properties: {
          event: { const: type, description: 'Type of the event that is delivered.' },
          data,
        },
      },
    ],
  }
}

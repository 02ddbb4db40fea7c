import { CLUB_EVENT_TYPES } from '../../../schema/club/event-types.ts'
import { describeCloses } from '../../../schema/club/stream-closes.ts'
import type { DocumentExamples } from '../document-setup.ts'
import { componentRef, type Schema } from '../json-schema.ts'
import { type EventHeader, TRACEPARENT, toWebhookEntry } from './webhook-entry.ts'

const HEADERS: readonly EventHeader[] = [
  ['Service-Timestamp', 'Unix time in seconds of the signature.', { pattern: '^\\d{10}$' }],
  [
    'Service-Signature',
    '`v1=` and the HMAC-SHA-256, in hexadecimal digits, of the timestamp, a dot and the raw body, keyed with the signing secret. Accept it only within 300 seconds of the timestamp, and verify it before parsing.',
    { pattern: '^v1=[0-9a-f]{64}$' },
  ],
  ['Service-Delivery', 'Id of the delivery, the same in every attempt.', { format: 'uuid' }],
  ['Service-Event', 'Type of the event that is delivered.', { enum: CLUB_EVENT_TYPES }],
  ['Webhook-Id', 'Id of the event, as in the body (Standard Webhooks 1.0).', { format: 'uuid' }],
  ['Webhook-Timestamp', 'The same time as `Service-Timestamp`.', { pattern: '^\\d{10}$' }],
  [
    'Webhook-Signature',
    '`v1,` and the HMAC-SHA-256, in base64, of the id, a dot, the timestamp, a dot and the raw body, keyed with the bytes that the secret behind `whsec_` encodes in base64.',
    { pattern: '^v1,[A-Za-z0-9+/]{43}=$' },
  ],
  TRACEPARENT,
]

/** Webhook deliveries and frames of the event stream: the event record, for each type. */
export function clubEvents(_answers: unknown, { events, frame }: DocumentExamples) {
  const webhooks = CLUB_EVENT_TYPES.map((type) => {
    const schema = recordOf(type)
    return [
      type,
      toWebhookEntry({
        type,
        tag: 'Webhook endpoints',
        schema,
        headers: HEADERS,
        example: events[type],
      }),
    ]
  })
  return {
    webhooks: Object.fromEntries(webhooks),
    'x-frames': {
      path: '/events',
      description:
        'Text frames of the event stream, after an upgrade of GET /events with a ticket. Each frame is one event record; clients send none.',
      closeCodes: describeCloses(),
      message: { schema: componentRef('EventRecord'), example: frame },
    },
  }
}

function recordOf(type: string): Schema {
  return {
    allOf: [
      componentRef('EventRecord'),
      {
        type: 'object',
        properties: { type: { const: type, description: 'Type of the event that is delivered.' } },
      },
    ],
  }
}

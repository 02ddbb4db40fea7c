import type { Schema } from '../json-schema.ts'

/** A header of a delivery: name, description, and its schema besides the type. */
export type EventHeader = readonly [name: string, description: string, schema: Schema]

/** Of both products. */
export const TRACEPARENT: EventHeader = [
  'traceparent',
  'W3C Trace Context: the trace of the request that caused the event, else one of the delivery.',
  { pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$' },
]

interface WebhookSetup {
  type: string
  tag: string
  schema: Schema
  headers: readonly EventHeader[]
  example: unknown
}

/** The delivery of one event type (OpenAPI 3.1, 4.8.1: `webhooks`). */
export function toWebhookEntry({ type, tag, schema, headers, example }: WebhookSetup) {
  const parameters = headers.map(([name, description, more]) => ({
    ...{ name, in: 'header', required: true, description },
    schema: { type: 'string', ...(more.enum ? { const: type } : more) },
  }))
  return {
    post: {
      operationId: `on${type.replaceAll(/(^|[._])(\w)/g, (_all, _dot, letter: string) => letter.toUpperCase())}`,
      tags: [tag],
      summary: `Delivery of ${type}`,
      description: `Posted to webhooks that subscribe to \`${type}\`.`,
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema, example } } },
      responses: {
        '2XX': { description: 'The delivery has succeeded.' },
        '4XX': { description: 'The delivery has failed, or is repeated later.' },
      },
    },
  }
}

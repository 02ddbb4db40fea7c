import type { Schema } from '../../openapi/json-schema.ts'
import {
  type DocumentFrames,
  type DocumentOperation,
  type DocumentParameter,
  jsonOf,
  nameOfRef,
  type OpenApiDocument,
} from '../model/openapi-document.ts'

/** What a channel carries (AsyncAPI 3.0, Message Object). */
interface Message {
  name: string
  title: string
  contentType: string
  headers?: Schema
  payload: Schema
  examples?: readonly { payload: unknown }[]
}

const JSON_TYPE = 'application/json'

const FRAME = 'event-stream.frame'

const INTRODUCTION =
  'What the API sends by itself: deliveries to webhook endpoints, and frames of the event stream. Its operations are in its OpenAPI document. Fields and event types can be added: ignore those that you do not know.'

/** The events of an API that has a stream of them, as AsyncAPI 3.0. Operations have the view of the API, which sends. */
export function asyncApiDocument(document: OpenApiDocument) {
  const { info, servers, webhooks, components } = document
  const frames = document['x-frames']
  if (frames === undefined) throw new Error(`${info.title} has no event stream.`)

  const address = new URL(servers[0]?.url ?? '')
  const deliveries = Object.entries(webhooks).map(([type, { post }]) => ({ type, post }))
  const messages: Record<string, Message> = {
    [FRAME]: toFrame(frames),
    ...Object.fromEntries(deliveries.map(({ type, post }) => [type, toDelivery(type, post)])),
  }
  const ticket = findTicket(document, frames)
  return {
    asyncapi: '3.0.0',
    info: {
      title: `Events of the ${info.title}`,
      version: info.version,
      description: INTRODUCTION,
    },
    defaultContentType: JSON_TYPE,
    servers: {
      api: {
        host: address.host,
        pathname: address.pathname,
        protocol: address.protocol === 'https:' ? 'wss' : 'ws',
        description: 'The event stream, opened by a ticket that is good once.',
        security: [{ $ref: '#/components/securitySchemes/ticket' }],
      },
      receiver: {
        host: '{host}',
        protocol: 'https',
        description: 'The receiver of deliveries: the `url` of a webhook endpoint.',
        variables: { host: { description: 'Host of the `url`.', default: 'example.org' } },
      },
    },
    channels: {
      eventStream: {
        address: frames.path,
        description: `${frames.description}\n\n${toCloses(frames)}`,
        servers: [{ $ref: '#/servers/api' }],
        messages: toRefs([FRAME], 'components/messages'),
        bindings: { ws: { method: 'GET', query: toObject([ticket]), bindingVersion: '0.1.0' } },
      },
      webhooks: {
        // The address of a receiver is its own.
        address: null,
        description: 'Deliveries to webhook endpoints, each a POST of one event.',
        servers: [{ $ref: '#/servers/receiver' }],
        messages: toRefs(Object.keys(webhooks), 'components/messages'),
      },
    },
    operations: {
      sendFrame: toOperation('eventStream', FRAME, 'Frame of the event stream'),
      ...Object.fromEntries(
        deliveries.map(({ type, post }) => [
          post.operationId,
          {
            ...toOperation('webhooks', type, post.summary),
            bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
          },
        ]),
      ),
    },
    components: {
      messages,
      schemas: findReached(messages, components.schemas),
      securitySchemes: {
        ticket: {
          type: 'httpApiKey',
          in: 'query',
          name: ticket.name,
          description: ticket.description,
        },
      },
    },
  }
}

function toFrame({ message }: DocumentFrames): Message {
  return {
    ...{ name: 'frame', title: 'Frame of the event stream', contentType: JSON_TYPE },
    payload: message.schema,
    ...toExamples(message.example),
  }
}

function toDelivery(
  type: string,
  { summary, parameters, requestBody }: DocumentOperation,
): Message {
  const { schema = {}, example } = jsonOf(requestBody?.content) ?? {}
  return {
    ...{ name: type, title: summary, contentType: JSON_TYPE },
    headers: toObject(parameters ?? []),
    payload: schema,
    ...toExamples(example),
  }
}

function toExamples(example: unknown): Pick<Message, 'examples'> {
  return example === undefined ? {} : { examples: [{ payload: example }] }
}

/** Parameters as the members of an object. */
function toObject(parameters: readonly DocumentParameter[]): Schema {
  const properties = parameters.map(({ name, description, schema, 'x-addition': addition }) => [
    name,
    { ...schema, description, ...(addition !== undefined && { 'x-addition': addition }) },
  ])
  return {
    type: 'object',
    required: parameters.map(({ name }) => name),
    properties: Object.fromEntries(properties),
  }
}

function toOperation(channel: string, message: string, summary: string) {
  return {
    action: 'send',
    channel: { $ref: `#/channels/${channel}` },
    summary,
    messages: [{ $ref: `#/channels/${channel}/messages/${message}` }],
  }
}

function toRefs(names: readonly string[], section: string) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/${section}/${name}` }]))
}

/** AsyncAPI has no place for the codes with which a socket is closed. */
function toCloses({ closeCodes }: DocumentFrames): string {
  const lines = Object.entries(closeCodes).map(([code, why]) => `- ${code}: ${why}`)
  return ['Close codes:', '', ...lines].join('\n')
}

function findTicket({ paths }: OpenApiDocument, { path }: DocumentFrames): DocumentParameter {
  const ticket = paths[path]?.['get']?.parameters?.find(({ name }) => name === 'ticket')
  if (ticket === undefined) throw new Error(`GET ${path} takes no ticket.`)
  return ticket
}

/** The components that messages refer to, and those that these refer to. */
function findReached(messages: unknown, schemas: Readonly<Record<string, Schema>>) {
  const reached = new Set(refsIn(messages))
  for (const name of reached) for (const next of refsIn(schemas[name])) reached.add(next)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)))
}

function refsIn(value: unknown): string[] {
  const refs = JSON.stringify(value ?? null).matchAll(/"(#\/components\/schemas\/\w+)"/g)
  return [...refs].map(([, ref = '']) => nameOfRef(ref))
}

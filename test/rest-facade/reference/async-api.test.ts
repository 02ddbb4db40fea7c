import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { makeHttpServer } from '../../../platform/http/http-server.ts'
import { makeLog } from '../../../platform/log.ts'
import { mountReference } from '../../../rest-facade/reference/mount-reference.ts'
import { readDocument } from '../../support/openapi/documents.ts'

const PUBLIC_URL = 'https://clubs.test'

let app: FastifyInstance

interface Message {
  headers?: { required: readonly string[]; properties: Record<string, { const?: string }> }
  payload: unknown
  examples: readonly { payload: { type: string } }[]
}

interface AsyncApi {
  asyncapi: string
  servers: Record<string, { host: string; pathname?: string; protocol: string }>
  channels: Record<string, { address: string | null; messages: Record<string, { $ref: string }> }>
  operations: Record<string, { action: string; messages: readonly { $ref: string }[] }>
  components: { messages: Record<string, Message>; schemas: object }
}

beforeAll(() => {
  app = makeHttpServer({ log: makeLog('silent') })
  mountReference(app, { publicUrl: PUBLIC_URL, sandboxDir: null, issueTokens: null })
})

afterAll(() => app.close())

describe('the AsyncAPI document of the club API', () => {
  const document = readDocument('club')
  let asyncApi: AsyncApi

  beforeAll(async () => {
    asyncApi = (await app.inject('/docs/club.asyncapi.json')).json()
  })

  test('is 3.0, and has an operation and a message of each webhook and of frames', () => {
    expect(asyncApi.asyncapi).toBe('3.0.0')
    const types = Object.keys(document.webhooks)
    const { eventStream, webhooks } = asyncApi.channels
    expect(Object.keys(webhooks?.messages ?? {})).toEqual(types)
    expect(Object.keys(eventStream?.messages ?? {})).toEqual(['event-stream.frame'])
    expect(Object.keys(asyncApi.components.messages)).toEqual(['event-stream.frame', ...types])
    const sent = Object.values(asyncApi.operations).map(({ action, messages: [message] }) => [
      action,
      message?.$ref,
    ])
    expect(sent).toEqual([
      ['send', '#/channels/eventStream/messages/event-stream.frame'],
      ...types.map((type) => ['send', `#/channels/webhooks/messages/${type}`]),
    ])
  })

  test('has the headers, payload and example of each delivery', () => {
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const { headers, payload, examples } = asyncApi.components.messages[type] ?? {}
      const media = post.requestBody.content['application/json']
      expect(headers?.required).toEqual(post.parameters.map(({ name }) => name))
      expect(headers?.properties['Service-Event']?.const).toBe(type)
      expect(payload).toEqual(media.schema)
      expect(examples).toEqual([{ payload: moved(media.example) }])
    }
  })

  test('has the frame of the event stream, and where its socket is opened', () => {
    const { message } = document['x-frames']
    expect(asyncApi.components.messages['event-stream.frame']).toMatchObject({
      payload: message.schema,
      examples: [{ payload: moved(message.example) }],
    })
    expect(asyncApi.servers['api']).toMatchObject({
      host: 'clubs.test',
      pathname: '/v1/club',
      protocol: 'wss',
    })
    expect(asyncApi.channels['eventStream']?.address).toBe('/events')
  })

  test('has no reference that leads nowhere, and no schema that nothing refers to', () => {
    const text = JSON.stringify(asyncApi)
    const refs = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref))
    expect([...refs].filter((ref) => find(ref) === undefined)).toEqual([])
    const schemas = Object.keys(asyncApi.components.schemas)
    expect(schemas).toContain('EventRecord')
    expect(schemas.filter((name) => !refs.has(`#/components/schemas/${name}`))).toEqual([])
  })

  function find(ref: string): unknown {
    const [start, ...names] = ref.split('/')
    expect(start).toBe('#')
    return names.reduce<unknown>(
      (found, name) => (found as Record<string, unknown> | undefined)?.[name],
      asyncApi,
    )
  }
})

/** An example of a built document as this installation shows it. */
function moved(example: unknown): unknown {
  return JSON.parse(JSON.stringify(example).replaceAll('http://127.0.0.1:4000', PUBLIC_URL))
}

import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { getIntrospectionQuery } from 'graphql'
import { mountGraphql } from '../../../gateway/http/graphql-endpoint.ts'
import { makeLocalBus } from '../../../platform/bus/bus.ts'
import { SERVICE } from '../../../platform/caller.ts'
import { makeClientAddress } from '../../../platform/http/client-address.ts'
import { CALLER_LIMITS, makeCountCall } from '../../../platform/limits/caller-limit.ts'
import { makeCredentialGuard } from '../../../platform/limits/credential-guard.ts'
import { makeRateLimiter } from '../../../platform/limits/rate-limit.ts'
import { Problem } from '../../../schema/problem.ts'
import type { ProblemCode } from '../../../schema/problem-codes.ts'
import { countWork } from '../../support/source/count-work.ts'
import { aGraph, type SampleGraph } from '../samples/sample-graph.ts'
import { MISSPELLED } from './misspelled.ts'

let app: FastifyInstance
let graph: SampleGraph

beforeAll(async () => {
  graph = await aGraph()
})

afterEach(() => app.close())

async function anEndpoint(
  setup: { of?: SampleGraph; refusal?: ProblemCode; callsPerMinute?: number } = {},
) {
  app = Fastify({ genReqId: () => 'req-9' })
  await mountGraphql(app, {
    gateway: (setup.of ?? graph).gateway,
    bus: makeLocalBus(),
    authenticate: async (credential) => {
      if (setup.refusal) throw new Problem(setup.refusal, 'Not now.')
      if (credential.kind === 'api_key' && credential.key === 'vk_good') return SERVICE
      if (credential.kind !== 'bearer' || credential.token !== 'good')
        throw new Problem('invalid_credential', 'The access token is not valid.')
      return SERVICE
    },
    countCall: makeCountCall(makeRateLimiter(), {
      ...CALLER_LIMITS,
      staff: setup.callsPerMinute ?? CALLER_LIMITS.staff,
    }),
    guardCredential: makeCredentialGuard(makeRateLimiter()),
    clientAddress: makeClientAddress(null),
    log: { ...console, error: () => {}, warn: () => {}, info: () => {}, debug: () => {} },
  })
}

const GOOD = { authorization: 'Bearer good', 'content-type': 'application/json' }

async function post(payload: unknown, headers: Record<string, string> = GOOD) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: body })
  return { response, status: response.statusCode, json: response.json() }
}

const COURT = 'query Court($id: ID!) { court(id: $id) { name } }'

describe('the cost of a document', () => {
  const ask = (headers: Record<string, string>) =>
    post({ query: COURT, variables: { id: 'court-1' } }, { ...GOOD, ...headers })

  test('is in extensions.cost where the client sends graphql-cost: 1', async () => {
    await anEndpoint()
    const { json } = await ask({ 'graphql-cost': '1' })
    expect(json.errors).toBeUndefined()
    expect(json.extensions).toEqual({ cost: { requested: 50 + 4 + 1, limit: 60_000 } })
  })

  test('is absent without the header', async () => {
    await anEndpoint()
    for (const headers of [GOOD, { 'graphql-cost': '0' }])
      expect((await ask(headers)).json).not.toHaveProperty('extensions')
  })
})

describe('POST /graphql', () => {
  test('returns data, with the request id in a header', async () => {
    await anEndpoint()
    const { response, status, json } = await post({ query: COURT, variables: { id: '1' } })
    expect(status).toBe(200)
    expect(json).toEqual({ data: { court: { name: 'Court 1' } } })
    expect(response.headers['x-request-id']).toBe('req-9')
  })

  test('executes the named operation of a document with several', async () => {
    await anEndpoint()
    const query = `${COURT} query Kind { __typename }`
    const variables = { id: '1' }
    const named = await post({ query, operationName: 'Court', variables })
    expect(named.json).toEqual({ data: { court: { name: 'Court 1' } } })
    const other = await post({ query, operationName: 'Kind' })
    expect(other.json).toEqual({ data: { __typename: 'Query' } })
  })

  test('executes nothing for an operation name that the document lacks', async () => {
    await anEndpoint()
    graph.calls.length = 0
    const mutation =
      'mutation Make { createBookingSource(input: { sourceKey: "a", name: "A" }) { idempotentReplay } }'
    const { status, json } = await post({ query: mutation, operationName: 'Other' })
    expect(status).toBe(400)
    expect(json.errors[0].extensions).toEqual({ code: 'invalid_input' })
    expect(graph.calls).toEqual([])
  })

  test('returns a refusal with code, details and path', async () => {
    await anEndpoint()
    const { status, json } = await post({ query: COURT, variables: { id: 'missing' } })
    expect(status).toBe(200)
    expect(json).toEqual({
      data: { court: null },
      errors: [
        {
          message: 'There is no such resource, or it is not yours to see.',
          path: ['court'],
          extensions: { code: 'not_found' },
        },
      ],
    })
  })

  test('masks an unexpected error', async () => {
    await anEndpoint()
    const { response, json } = await post({ query: COURT, variables: { id: 'broken' } })
    expect(json.errors[0].extensions).toEqual({ code: 'internal_error' })
    expect(response.body).not.toMatch(/SECRET|stack|\.ts/)
  })

  test.each<[string, unknown]>([
    ['a document that is not GraphQL', { query: '{ court(' }],
    ['a field that does not exist', { query: '{ court(id: "1") { colour } }' }],
    ['a variable that does not fit', { query: COURT, variables: {} }],
    ['variables that are no object', { query: COURT, variables: 'id' }],
    ['an unknown operation name', { query: COURT, operationName: 'Other' }],
    ['no document', {}],
    ['a batch', [{ query: COURT }]],
    ['malformed JSON', '{"query": '],
    ['an empty body', ''],
    [
      'a document nested too deep',
      { query: `{ ${'... {'.repeat(900)} __typename ${'}'.repeat(900)} }` },
    ],
    ['a document of endless tokens', { query: `{ ${'__typename '.repeat(5000)} }` }],
  ])('returns 400 invalid_input for %s', async (_, payload) => {
    await anEndpoint()
    const { response, status, json } = await post(payload)
    expect(status).toBe(400)
    expect(json.errors[0]).toMatchObject({
      message: expect.stringMatching(/./),
      extensions: { code: 'invalid_input' },
    })
    expect(json.errors[0].extensions).toEqual({ code: 'invalid_input' })
    expect(response.body).not.toMatch(/stack|node_modules/)
  })

  test.each([
    ['no token', {}, 'authentication_required'],
    ['an empty header', { authorization: '' }, 'authentication_required'],
    ['another scheme', { authorization: 'Basic Z29vZA==' }, 'invalid_credential'],
    ['two tokens', { authorization: 'Bearer good good' }, 'invalid_credential'],
    ['a bad token', { authorization: 'Bearer bad' }, 'invalid_credential'],
  ])('returns 401 for %s', async (_, headers, code) => {
    await anEndpoint()
    const { response, status, json } = await post(
      { query: COURT },
      { ...GOOD, authorization: '', ...headers },
    )
    expect(status).toBe(401)
    expect(json).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] })
    expect(response.headers).toMatchObject({
      'www-authenticate': 'Bearer',
      'x-request-id': 'req-9',
    })
  })

  test.each([
    ['installation_inactive', 403],
    ['api_key_expired', 401],
    ['api_key_revoked', 401],
    ['dependency_unavailable', 503],
  ] as const)('returns, for a caller refused for %s, %d', async (refusal, expected) => {
    await anEndpoint({ refusal })
    const { response, status, json } = await post({ query: COURT })
    expect(status).toBe(expected)
    expect(response.headers['retry-after']).toBe(expected === 503 ? '5' : undefined)
    expect(json).toEqual({ errors: [{ message: 'Not now.', extensions: { code: refusal } }] })
  })

  test('accepts an API key', async () => {
    await anEndpoint()
    const ask = { query: '{ __typename }' }
    const { json } = await post(ask, { ...GOOD, authorization: 'Bearer vk_good' })
    expect(json).toEqual({ data: { __typename: 'Query' } })
    expect((await post(ask, { ...GOOD, authorization: 'Bearer vk_bad' })).status).toBe(401)
  })

  test('refuses a request with more than 1,000 member names before it parses the body', async () => {
    await anEndpoint()
    const askedWith = (count: number) => {
      const extra = Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]))
      return { query: '{ __typename }', variables: { i: extra } }
    }
    expect((await post(askedWith(900))).json).toEqual({ data: { __typename: 'Query' } })
    const payload = Buffer.from(JSON.stringify(askedWith(59_000)))
    const asked = { method: 'POST', url: '/graphql', headers: GOOD, payload } as const
    let refused: LightMyRequestResponse | undefined
    const work = await countWork(Number.POSITIVE_INFINITY, async () => {
      refused = await app.inject(asked)
    })
    expect(refused?.statusCode).toBe(400)
    expect(refused?.json().errors).toEqual([
      {
        message: 'The request holds more than 1000 names of members.',
        extensions: { code: 'invalid_input' },
      },
    ])
    // To parse the body is to read all of it.
    expect(work).toBeLessThan(payload.length / 10)
  })

  test('refuses a request with more than 60,000 lists, objects and values', async () => {
    await anEndpoint()
    const asked = (levels: number) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...GOOD, 'content-type': 'application/json' },
        payload: `{"query":"{ __typename }","extensions":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`,
      })
    expect((await asked(59_000)).json()).toEqual({ data: { __typename: 'Query' } })
    const refused = await asked(60_000)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0].extensions).toEqual({ code: 'invalid_input' })
  })

  test.each([
    ['spaces', ' '.repeat(20_000)],
    ['comments', '#\n'.repeat(10_000)],
  ])('refuses a document with more than 20,000 characters, %s included', async (_, filling) => {
    await anEndpoint()
    const { status, json } = await post({ query: `${filling}{ __typename }` })
    expect(status).toBe(400)
    expect(json.errors).toEqual([
      {
        message: 'The document is longer than 20000 characters.',
        extensions: { code: 'invalid_input' },
      },
    ])
  })

  test('counts requests per caller, and returns 429 above the limit', async () => {
    await anEndpoint({ callsPerMinute: 1 })
    const { response: first } = await post({ query: '{ __typename }' })
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '1', 'ratelimit-remaining': '0' })
    const { response, status, json } = await post({ query: '{ __typename }' })
    expect(status).toBe(429)
    expect(json.errors[0].extensions).toMatchObject({ code: 'rate_limited' })
    expect(response.headers['retry-after']).toBe(response.headers['ratelimit-reset'])
  })

  test('counts refused credentials per IP address, and still accepts credentials that were valid before', async () => {
    await anEndpoint()
    const ask = { query: '{ __typename }' }
    expect((await post(ask)).status).toBe(200)
    const bad = { ...GOOD, authorization: 'Bearer bad' }
    for (let count = 0; count < CALLER_LIMITS.credential; count += 1)
      expect((await post(ask, bad)).status).toBe(401)
    const { response, status, json } = await post(ask, bad)
    expect(status).toBe(429)
    expect(json.errors[0].extensions.code).toBe('rate_limited')
    expect(response.headers['retry-after']).toBeDefined()
    expect((await post(ask)).status).toBe(200)
  })

  test('counts a point for each mutation of a document, and executes none above the limit', async () => {
    await anEndpoint({ callsPerMinute: 5 })
    graph.calls.length = 0
    const field = 'createBookingSource(input: { sourceKey: "a", name: "A" }) { idempotentReplay }'
    const query = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, n) => `m${n}: ${field}`).join(' ')} }`
    const { response } = await post({ query: query(3) })
    expect(response.headers['ratelimit-remaining']).toBe('2')
    expect(graph.calls).toHaveLength(3)
    const { status, json } = await post({ query: query(4) })
    expect(status).toBe(429)
    expect(json.errors[0].extensions.code).toBe('rate_limited')
    expect(graph.calls).toHaveLength(3)
  })

  test("counts a point for each thousand of a document's cost", async () => {
    await anEndpoint()
    const query =
      '{ courts(first: 150) { nodes { id name number publicId status createdAt updatedAt } } }'
    const { response } = await post({ query })
    const { 'ratelimit-limit': limit, 'ratelimit-remaining': left } = response.headers
    expect(Number(limit) - Number(left)).toBe(2)
  })

  test('counts the cost of introspection, and refuses it above the limit', async () => {
    const query = getIntrospectionQuery()
    await anEndpoint()
    const { response } = await post({ query })
    const { 'ratelimit-limit': limit, 'ratelimit-remaining': left } = response.headers
    expect(Number(limit) - Number(left)).toBeGreaterThan(50)
    expect(Number(limit) - Number(left)).toBeLessThan(100)
    await app.close()

    await anEndpoint({ callsPerMinute: 20 })
    const { status, json } = await post({ query })
    expect(status).toBe(429)
    expect(json.data).toBeUndefined()
  })

  test.each([
    ['a form that a foreign site could send', 'query={court}', /application\/json/],
    ['no JSON', '{"query": ', /not JSON/],
    ['nothing', '', /JSON object/],
    ['more than it reads', `"${'x'.repeat(1024 * 1024)}"`, /1 MiB/],
  ])('returns 400 for %s, with a hint', async (what, payload, message) => {
    await anEndpoint()
    const type = what.startsWith('a form')
      ? 'application/x-www-form-urlencoded'
      : 'application/json'
    const { status, json } = await post(payload, { ...GOOD, 'content-type': type })
    expect(status).toBe(400)
    expect(json.errors).toEqual([
      { message: expect.stringMatching(message), extensions: { code: 'invalid_input' } },
    ])
  })

  test('allows introspection only where the schema is public', async () => {
    const query = getIntrospectionQuery()
    await anEndpoint()
    expect((await post({ query })).json.data.__schema.queryType.name).toBe('Query')
    await app.close()

    await anEndpoint({ of: await aGraph({ isSchemaVisible: false }) })
    const { status, json } = await post({ query })
    expect(status).toBe(400)
    expect(json.errors[0].extensions).toEqual({ code: 'invalid_input' })
    const mixed = await post({
      query: '{ court(id: "1") { name } __schema { queryType { name } } }',
    })
    expect(mixed.json).toEqual(json)
    expect((await post({ query: '{ __typename }' })).json).toEqual({
      data: { __typename: 'Query' },
    })
  })
})

describe('a misspelled name in a document', () => {
  test.each(MISSPELLED)('gets suggestions only where the schema is public: %#', async (asked) => {
    await anEndpoint()
    const { query, variables } = asked
    const suggested = await post({ query, variables })
    expect(suggested.json.errors[0].message).toContain('Did you mean')
    await app.close()

    await anEndpoint({ of: await aGraph({ isSchemaVisible: false }) })
    const [refused] = (await post({ query, variables })).json.errors
    expect(refused.message).toContain(asked.message)
    expect(refused.message).not.toContain('Did you mean')
  })
})

describe('any other method at /graphql', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'returns 405 with the allowed methods: %s',
    async (method) => {
      await anEndpoint()
      const response = await app.inject({ method, url: '/graphql', headers: GOOD, payload: '{' })
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, POST'])
      expect(response.json().errors).toEqual([
        { message: expect.stringContaining(method), extensions: { code: 'invalid_input' } },
      ])
    },
  )

  test('returns 405 without a body for HEAD', async () => {
    await anEndpoint()
    const query = { query: '{ __typename }' }
    const response = await app.inject({ method: 'HEAD', url: '/graphql', query, headers: GOOD })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, POST'])
  })
})

describe('GET /graphql', () => {
  const get = (query: string, headers: Record<string, string>) =>
    app.inject({ url: '/graphql', query: { query }, headers })

  test("executes a query of a client that is not another site's page", async () => {
    await anEndpoint()
    const headers = { ...GOOD, 'apollo-require-preflight': '1' }
    const response = await get('{ __typename }', headers)
    expect(response.json()).toEqual({ data: { __typename: 'Query' } })
  })

  test('executes a query with an Authorization header, which no other site can make a browser send', async () => {
    await anEndpoint()
    const response = await get('{ __typename }', { authorization: 'Bearer good' })
    expect(response.json()).toEqual({ data: { __typename: 'Query' } })
  })

  test('takes an empty operation name for none, also by POST and as events', async () => {
    await anEndpoint()
    const asked = { query: '{ __typename }', operationName: '' }
    const events = { ...GOOD, accept: 'text/event-stream' }
    const answers = [
      await app.inject({ url: '/graphql', query: asked, headers: GOOD }),
      await app.inject({ method: 'POST', url: '/graphql', payload: asked, headers: GOOD }),
      await app.inject({ url: '/graphql', query: asked, headers: events }),
    ]
    for (const { statusCode, body } of answers)
      expect([statusCode, body]).toEqual([200, expect.stringContaining('"__typename":"Query"')])
  })

  test('executes no mutation, for any operation name', async () => {
    await anEndpoint()
    graph.calls.length = 0
    const query =
      'mutation Make { createBookingSource(input: { sourceKey: "a", name: "A" }) { idempotentReplay } }'
    const asked = { query, operationName: 'Other' }
    const response = await app.inject({ url: '/graphql', query: asked, headers: GOOD })
    expect(response.statusCode).toBe(400)
    expect(graph.calls).toEqual([])
  })

  test('refuses a mutation', async () => {
    await anEndpoint()
    graph.calls.length = 0
    const mutation =
      'mutation { createBookingSource(input: { sourceKey: "a", name: "A" }) { idempotentReplay } }'
    const response = await get(mutation, { ...GOOD, 'apollo-require-preflight': '1' })
    expect(response.statusCode).toBe(405)
    expect(graph.calls).toEqual([])
  })
})
